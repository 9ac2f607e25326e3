import Domain
import HTTPServer
import Wire
import Wording

/// Page routes that find a neighbourhood and choose up to three.
public struct NeighbourhoodPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [page, choose, lead, widen, verify, remove] }

    private var page: PageRoute {
        .page(NeighbourhoodPagePath.choose) { try await Self.page($0) }
    }

    /// A signed-out reader's choice is stored in a cookie. A member's is added to their homes or, if it is
    /// one already, made the main one.
    private var choose: PageRoute {
        PageRoute(
            method: .post,
            path: NeighbourhoodPagePath.choose.rawValue,
            isForMembers: false,
            body: PageRoute.longestForm
        ) { visit in
            do {
                let code = try NeighbourhoodCode(parsing: visit.request.form["code"] ?? "")
                let chosen = try await visit(API.neighbourhoods.one(code))
                guard visit.who != nil else {
                    guard visit.settings.servedArea.contains(chosen.code) else {
                        let served = try await visit(API.neighbourhoods.served()).items
                        throw NeighbourhoodRefusal.notServed(served.map(\.area))
                    }
                    return .redirect(
                        .to(visit.wayBack(or: BoardPagePath.home.rawValue), flash: .homesChosen)
                            .keeping(chosen.code.description, in: .neighbourhood)
                    )
                }
                let homes = try await Self.changeHomes(of: visit) { $0.choose(chosen.code) }
                let usual: any Path =
                    homes.count > 1 ? NeighbourhoodPagePath.choose : BoardPagePath.home
                return .redirect(.to(visit.wayBack(or: usual.rawValue), flash: .homesChosen))
            } catch let refusal as NeighbourhoodRefusal {
                return .page(try await Self.page(visit, refused: Problem(refusal)))
            }
        }
    }

    private var lead: PageRoute {
        .button(NeighbourhoodPagePath.main) { visit in
            let code = try visit.chosenCode
            try await Self.changeHomes(of: visit) { $0.choose(code) }
            return .to(visit.wayBack(or: NeighbourhoodPagePath.choose.rawValue), flash: .homesChosen)
        }
    }

    private var widen: PageRoute {
        .button(NeighbourhoodPagePath.reach) { visit in
            let code = try visit.chosenCode
            guard let reach = visit.request.form["reach"].flatMap({ Int($0) }).flatMap(Reach.init) else {
                throw NeighbourhoodRefusal.invalidReach
            }
            try await Self.changeHomes(of: visit) { $0.look(reach, around: code) }
            return .to(visit.wayBack(or: NeighbourhoodPagePath.choose.rawValue), flash: .saved)
        }
    }

    private var verify: PageRoute {
        .form(
            NeighbourhoodPagePath.verify,
            sends: API.neighbourhoods.verify,
            then: { visit, _ in
                .to(visit.wayBack(or: NeighbourhoodPagePath.choose.rawValue), flash: .homeVerified)
            },
            refused: { visit, entry in
                try await Self.page(visit, unverified: HomePanel.Refused(visit.place("code"), entry.problem))
            }
        )
    }

    private var remove: PageRoute {
        .button(NeighbourhoodPagePath.remove) { visit in
            let code = try visit.chosenCode
            try await Self.changeHomes(of: visit) { homes in homes.removeAll { $0.code == code } }
            return .to(visit.wayBack(or: NeighbourhoodPagePath.choose.rawValue), flash: .homeRemoved)
        }
    }

    @discardableResult
    static func changeHomes(
        of visit: Visit,
        _ change: (inout [HomeNeighbourhood]) -> Void
    ) async throws -> [HomeBody] {
        let list = try await visit(API.neighbourhoods.mine())
        var homes = list.items.map { HomeNeighbourhood(code: $0.code, reach: $0.reach) }
        change(&homes)
        return try await visit(API.neighbourhoods.replaceMine(HomesChoiceBody(homes))).items
    }

    private static func page(
        _ visit: Visit,
        refused problem: Problem? = nil,
        unverified: HomePanel.Refused? = nil
    ) async throws -> Page {
        var homes: [HomeBody] = []
        if visit.who != nil {
            homes = try await visit(API.neighbourhoods.mine()).items
        }
        var sought = Sought(text: visit.request.query["q"] ?? "")
        sought.problem = problem
        do {
            try await sought.look(for: visit)
        } catch let refusal as any Refusal & LocalizedRefusal where refusal.kind != .unauthenticated {
            sought.problem = sought.problem ?? Problem(refusal)
        }
        // The address of a refused form isn't one of a page.
        let address =
            unverified == nil ? visit.address : visit.wayBack(or: NeighbourhoodPagePath.choose.rawValue)
        var page = NeighbourhoodsPage(homes: homes, sought: sought, address: address, unverified: unverified)
            .page(for: visit)
        page.status = sought.problem?.status ?? 200
        return page
    }
}

/// A search for neighbourhoods and its results.
struct Sought {
    let text: String
    /// Nil without a query.
    var found: [Found]?
    var problem: Problem?

    struct Found {
        let neighbourhood: NeighbourhoodBody
        var reason: Reason = .name
    }

    enum Reason {
        case name
        case formerName
        case station(String)
        /// The reader's location is in the neighbourhood or next to it.
        case here
        case near
    }

    fileprivate mutating func look(for visit: Visit) async throws {
        let query = visit.request.query
        if !text.isEmpty {
            let query = NeighbourhoodQuery(try NeighbourhoodText(text), from: visit.standpoint)
            let list = try await visit(API.neighbourhoods.find(query))
            found = list.items.map { Found(neighbourhood: $0.neighbourhood, reason: Reason($0)) }
        } else if query["lat"] != nil, query["lon"] != nil {
            let point = try visit.request.fields(of: PointQuery.self)
            let here = try await visit(API.neighbourhoods.atPoint(point))
            let ring = try await visit(API.neighbourhoods.ring(here.code, RingQuery()))
            let served = visit.settings.servedArea
            found = ring.items.filter { served.contains($0.neighbourhood.code) }.map {
                Found(neighbourhood: $0.neighbourhood, reason: $0.steps == 0 ? .here : .near)
            }
        }
    }
}

extension Sought.Reason {
    fileprivate init(_ match: MatchBody) {
        switch match.matched {
        case .name: self = .name
        case .formerName: self = .formerName
        case .station: self = .station(match.station ?? "")
        }
    }
}

extension [HomeNeighbourhood] {
    /// Adds a new home last; an existing one becomes the main one.
    mutating func choose(_ code: NeighbourhoodCode) {
        if let place = firstIndex(where: { $0.code == code }) {
            insert(remove(at: place), at: 0)
        } else {
            append(HomeNeighbourhood(code: code, reach: .adjacent))
        }
    }

    fileprivate mutating func look(_ reach: Reach, around code: NeighbourhoodCode) {
        self = map { $0.code == code ? HomeNeighbourhood(code: code, reach: reach) : $0 }
    }
}

extension Visit {
    /// The middle of the reader's home, for equal matches.
    var standpoint: Standpoint { Standpoint(home?.point) }

    fileprivate var chosenCode: NeighbourhoodCode {
        get throws { try NeighbourhoodCode(parsing: place("code")) }
    }
}
