public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints that find neighbourhoods and choose homes.
public struct NeighbourhoodRoutes: Sendable {
    /// In characters; a search may name places besides what it seeks.
    fileprivate static let longestSearch = 4 * SearchText.longest

    private let gazetteer: any Gazetteer
    private let homes: any HomeNeighbourhoodsRepository
    private let choose: ChooseHomeNeighbourhoods
    private let verify: VerifyHomeNeighbourhood
    private let clock: any WallClock

    public init(
        gazetteer: any Gazetteer,
        homes: any HomeNeighbourhoodsRepository,
        choose: ChooseHomeNeighbourhoods,
        verify: VerifyHomeNeighbourhood,
        clock: any WallClock
    ) {
        self.gazetteer = gazetteer
        self.homes = homes
        self.choose = choose
        self.verify = verify
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [find, localities, atPoint, outlines, one, ring, mine, replaceMine, verifyMine]
    }

    private var find: Endpoint {
        .anyone(
            .get,
            NeighbourhoodPath.all,
            "Search neighbourhoods; by name, initial consonants or station",
            query: [
                .required(
                    "q",
                    .text(minLength: 1, maxLength: NeighbourhoodText.longest),
                    "The search text"
                ),
                .optional("limit", .integer(1...200), "Maximum number; default 20"),
            ] + Parameter.near,
            answers: .json()
        ) { [gazetteer, clock] request in
            let sought = try NeighbourhoodText(request.query["q"] ?? "")
            let (limit, near) = (try request.integer("limit", in: 1...200) ?? 20, try request.standpoint)
            let found = gazetteer.find(sought, near: near, limit: limit, at: clock.now)
            return ListBody(found.map(MatchBody.init))
        }
    }

    private var localities: Endpoint {
        .anyone(
            .get,
            NeighbourhoodPath.localities,
            "List places to look at; provinces, the parts of one, by name, or those that a search names",
            query: [
                .optional("q", .text(minLength: 1, maxLength: NeighbourhoodText.longest), "Part of a name"),
                .optional("namedIn", .text(maxLength: Self.longestSearch), "Search terms"),
                .optional("neighbourhood", .neighbourhood, "List the parts of its area"),
                .optional(
                    "reach",
                    .reach(or: "district", "city", "province"),
                    "Of that area; default `province`"
                ),
            ] + Parameter.near,
            answers: .json()
        ) { [gazetteer, clock] request in
            ListBody(try gazetteer.localities(request, at: clock.now))
        }
    }

    private var atPoint: Endpoint {
        .anyone(
            .get,
            NeighbourhoodPath.atPoint,
            "Locate a neighbourhood; the one that contains a point",
            query: [
                .required("lat", .number(-90...90), "Latitude, WGS84"),
                .required("lon", .number(-180...180), "Longitude, WGS84"),
            ],
            answers: .json()
        ) { [gazetteer, clock] request in
            let latitude = try request.required("lat", request.number("lat"))
            let longitude = try request.required("lon", request.number("lon"))
            guard let point = Point(latitude: latitude, longitude: longitude) else {
                throw NeighbourhoodRefusal.invalidPoint
            }
            return NeighbourhoodBody(try gazetteer.existing(at: point, at: clock.now))
        }
    }

    private var outlines: Endpoint {
        .anyone(
            .get,
            NeighbourhoodPath.outlines,
            "List neighbourhood outlines; in a box as GeoJSON, at most \(Outline.most), simplified by zoom",
            query: [Parameter.mapBox, Parameter.mapZoom],
            answers: .json()
        ) { [gazetteer, clock] request in
            let (box, zoom) = (try request.mapBox, try request.mapZoom)
            let now = clock.now
            return OutlineMapBody(
                gazetteer.outlines(in: box, MapDetail(zoom: zoom, box)).map { outline in
                    OutlineBody(outline, MapLabel(outline.code, outline.detail, gazetteer, at: now))
                }
            )
        }
    }

    private var one: Endpoint {
        .anyone(
            .get,
            NeighbourhoodPath.one,
            "Get a neighbourhood; by its code or the one that replaced it",
            answers: .json()
        ) {
            [gazetteer, clock] request in
            NeighbourhoodBody(try gazetteer.existing(try request.code, at: clock.now))
        }
    }

    private var ring: Endpoint {
        .anyone(
            .get,
            NeighbourhoodPath.ring,
            "List nearby neighbourhoods; nearest first, including the neighbourhood itself",
            query: [.optional("reach", .integer(Reach.allowed), "Distance in borders; default 1")],
            answers: .json()
        ) { [gazetteer, clock] request in
            let code = try request.code
            guard let reach = Reach(request.query["reach"].map { Int($0) ?? -1 } ?? 1) else {
                throw NeighbourhoodRefusal.invalidReach
            }
            guard let ring = gazetteer.ring(of: code, reach: reach, at: clock.now) else {
                throw NeighbourhoodRefusal.unknownCode
            }
            return ListBody(ring.map(NearbyBody.init))
        }
    }

    private var mine: Endpoint {
        .member(.get, NeighbourhoodPath.mine, "List my neighbourhoods; the main one first", answers: .json())
        {
            [homes, gazetteer, clock] _, who in
            try await homes.load(of: who.member).described(by: gazetteer, at: clock.now)
        }
    }

    private var replaceMine: Endpoint {
        .member(
            .put,
            NeighbourhoodPath.mine,
            "Replace my neighbourhoods; up to three, the main one first",
            takes: HomesChoiceBody.self,
            answers: .json()
        ) { [choose, gazetteer, clock] _, who, body in
            try await choose(try body.homes(), by: who.member).described(by: gazetteer, at: clock.now)
        }
    }

    private var verifyMine: Endpoint {
        .member(
            .put,
            NeighbourhoodPath.verification,
            "Verify one of my neighbourhoods; by a position, which is rounded and not stored",
            takes: PointBody.self,
            answers: .json()
        ) { [verify, gazetteer, clock] request, who, body in
            let home = try await verify(
                try request.code,
                from: RoundedPosition(body.point),
                by: who.member
            )
            let now = clock.now
            return HomeBody(home, gazetteer.neighbourhood(home.code, at: now), at: now)
        }
    }
}

extension Request {
    fileprivate var code: NeighbourhoodCode {
        get throws { try NeighbourhoodCode(parsing: parameters["code"] ?? "") }
    }
}

extension HomeNeighbourhoods {
    fileprivate func described(by gazetteer: any Gazetteer, at moment: Moment) -> ListBody<HomeBody> {
        ListBody(homes.map { HomeBody($0, gazetteer.neighbourhood($0.code, at: moment), at: moment) })
    }
}

extension OutlineBody {
    fileprivate init(_ outline: Outline, _ label: MapLabel) {
        self.init(
            label.extent,
            code: outline.detail == .neighbourhoods ? outline.code : nil,
            label: label.korean,
            labelEn: label.english,
            areas: outline.areas
        )
    }
}

extension Gazetteer {
    /// How many neighbourhoods a search for a place lists.
    private static var mostFound: Int { 20 }

    fileprivate func localities(_ request: Request, at now: Moment) throws -> [LocalityBody] {
        // Each is checked, whichever of them counts.
        let extent = try request.givenExtent ?? .province
        let center = try request.givenNeighbourhood
        let near = try request.standpoint
        if let text = request.query["q"] {
            let found = find(try NeighbourhoodText(text), near: near, limit: Self.mostFound, at: now)
            // A text without letters, such as a comma, names no district.
            let areas = (try? SearchText(text)).map { localities($0, at: now) } ?? []
            return areas.prefix(Self.mostFound).map { LocalityBody($0) }
                + found.map { LocalityBody(Locality($0.neighbourhood), station: $0.reason.station) }
        }
        if let search = request.query["namedIn"] {
            guard search.unicodeScalars.count <= NeighbourhoodRoutes.longestSearch else {
                throw SearchRefusal.queryTooLong
            }
            return localities(namedIn: search, at: now).map { LocalityBody($0.locality, rest: $0.rest) }
        }
        guard let center else {
            return provinces(at: now).map { LocalityBody($0) }
        }
        return try parts(of: center, extent, at: now).map { LocalityBody($0) }
    }
}

extension NeighbourhoodMatch.Reason {
    fileprivate var station: String? {
        guard case .station(let name) = self else { return nil }
        return name
    }
}
