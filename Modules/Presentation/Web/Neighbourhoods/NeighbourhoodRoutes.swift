public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints that find neighbourhoods and choose homes.
public struct NeighbourhoodRoutes: Sendable {
    private let gazetteer: any Gazetteer
    private let homes: Homes
    private let repository: any HomeNeighbourhoodsRepository
    private let site: any SiteRepository
    private let clock: any WallClock

    public init(
        gazetteer: any Gazetteer,
        homes: Homes,
        repository: any HomeNeighbourhoodsRepository,
        site: any SiteRepository,
        clock: any WallClock
    ) {
        self.gazetteer = gazetteer
        self.homes = homes
        self.repository = repository
        self.site = site
        self.clock = clock
    }

    public var endpoints: [Endpoint] { searches + details + homesOfMine }

    private var searches: [Endpoint] {
        [
            .on(API.neighbourhoods.find) { _, query, _ in
                let found = gazetteer.find(
                    query.text,
                    near: try query.standpoint.point,
                    limit: query.limit ?? 20,
                    in: await site.current().servedArea,
                    at: clock.now
                )
                return ListBody(found.map(MatchBody.init))
            },
            .on(API.neighbourhoods.served) { _, _, _ in
                let area = await site.current().servedArea
                return ListBody(try area.localities(in: gazetteer, at: clock.now).map { LocalityBody($0) })
            },
            .on(API.neighbourhoods.localities) { _, query, _ in
                ListBody(try gazetteer.localities(query, at: clock.now))
            },
            .on(API.neighbourhoods.atPoint) { _, query, _ in
                NeighbourhoodBody(try gazetteer.existing(at: query.point, at: clock.now))
            },
            .on(API.neighbourhoods.nearestStation) { _, query, _ in
                let station = gazetteer.station(near: query.point)
                return ListBody([station].compactMap(\.self).map(NearbyStationBody.init))
            },
            .on(API.neighbourhoods.outlines) { _, query, _ in
                let (now, detail) = (clock.now, MapDetail(zoom: query.zoom, query.box))
                return OutlineMapBody(
                    gazetteer.outlines(in: query.box, detail).map { outline in
                        OutlineBody(outline, MapLabel(outline.code, outline.detail, gazetteer, at: now))
                    }
                )
            },
        ]
    }

    private var details: [Endpoint] {
        [
            .on(API.neighbourhoods.one) { code, _, _ in
                NeighbourhoodBody(try gazetteer.existing(code, at: clock.now))
            },
            .on(API.neighbourhoods.ring) { code, query, _ in
                let ring = gazetteer.ring(of: code, reach: query.reach ?? .adjacent, at: clock.now)
                guard let ring else { throw NeighbourhoodRefusal.unknownCode }
                return ListBody(ring.map(NearbyBody.init))
            },
        ]
    }

    private var homesOfMine: [Endpoint] {
        [
            .on(API.neighbourhoods.mine) { _, _, who in
                try await repository.load(of: who.member).described(by: gazetteer, at: clock.now)
            },
            .on(API.neighbourhoods.replaceMine) { _, choice, who in
                try await homes.choose(try choice.homes(), by: who.member)
                    .described(by: gazetteer, at: clock.now)
            },
            .on(API.neighbourhoods.verify) { code, body, who in
                let home = try await homes.verify(code, from: RoundedPosition(body.point), by: who.member)
                let now = clock.now
                return HomeBody(home, gazetteer.neighbourhood(home.code, at: now), at: now)
            },
        ]
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
    /// The matches in an area. Of the best of the whole country, many more are needed to find those.
    fileprivate func find(
        _ sought: NeighbourhoodText,
        near point: Point?,
        limit: Int,
        in area: ServedArea,
        at moment: Moment
    ) -> [NeighbourhoodMatch] {
        let most = area.isCountry ? limit : everywhere.count
        let found = find(sought, near: point, limit: most, at: moment)
        return Array(found.lazy.filter { area.contains($0.neighbourhood.code) }.prefix(limit))
    }

    /// How many neighbourhoods a search for a place lists.
    private static var mostFound: Int { 20 }

    fileprivate func localities(_ query: LocalityQuery, at now: Moment) throws -> [LocalityBody] {
        // Checked even where it doesn't count.
        let near = try query.standpoint.point
        if let text = query.text {
            let found = find(text, near: near, limit: Self.mostFound, at: now)
            // A text without letters, such as a comma, names no district.
            let areas = (try? SearchText(text.text)).map { localities($0, at: now) } ?? []
            return areas.prefix(Self.mostFound).map { LocalityBody($0) }
                + found.map { LocalityBody(Locality($0.neighbourhood), station: $0.reason.station) }
        }
        if let search = query.search {
            guard search.unicodeScalars.count <= LocalityQuery.longestSearch else {
                throw SearchRefusal.queryTooLong
            }
            return localities(namedIn: search, at: now).map { LocalityBody($0.locality, rest: $0.rest) }
        }
        guard let center = query.neighbourhood else {
            return provinces(at: now).map { LocalityBody($0) }
        }
        return try parts(of: center, query.extent ?? .province, at: now).map { LocalityBody($0) }
    }
}

extension NeighbourhoodMatch.Reason {
    fileprivate var station: String? {
        guard case .station(let name) = self else { return nil }
        return name
    }
}
