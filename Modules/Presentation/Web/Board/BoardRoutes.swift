public import Domain
import HTTPServer
import JSONCoding
import Wire

/// What there is in the neighbourhood, of every kind.
public struct BoardRoutes: Sendable {
    private let board: any BoardQueries
    private let search: Search
    private let lookAround: LookAround
    private let cards: ListingCards
    private let ready: ReadyPages
    private let clock: any WallClock

    public init(
        board: any BoardQueries,
        search: Search,
        lookAround: LookAround,
        cards: ListingCards,
        ready: ReadyPages,
        clock: any WallClock
    ) {
        self.board = board
        self.search = search
        self.lookAround = lookAround
        self.cards = cards
        self.ready = ready
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [listings, mine] }

    private enum Sort: String, CaseIterable {
        case newest
        case nearest
        case popular
        case soonest
    }

    private var listings: Endpoint {
        .visitor(
            .get,
            BoardPath.listings,
            "Listings around a neighbourhood, or those of one member",
            query: Parameter.boardFilter + Parameter.boardArea + [
                .optional("q", .text(), "Words that all have to be found"),
                .optional(
                    "sort",
                    .words(of: Sort.self),
                    "`newest` when left out; `soonest` is by last date, those without one last"
                ),
                .optional("author", .identifier, "A member; wherever they posted"),
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            guard who == nil, let key = request.readyKey else {
                return Prepared.made(try await list(request, for: who?.member).list)
            }
            return try await ready.page(key) {
                let (list, codes) = try await list(request, for: nil)
                return (list, codes, list.items.compactMap(\.expiresAt).filter { clock.now < $0 }.min())
            }
        }
    }

    /// What is asked for, and which neighbourhoods it shows.
    private func list(
        _ request: Request,
        for viewer: Member.ID?
    ) async throws -> (list: ListBody<ListingBody>, codes: [NeighbourhoodCode]?) {
        let filter = try request.boardFilter(cards)
        let now = clock.now
        let slice = try request.slice
        let sought = try request.query["q"].map(SoughtListings.init)
        if let text = request.query["author"] {
            let author = try request.required("author", Member.ID(text))
            guard sought == nil else { throw RequestRefusal.contradictoryParameter("author") }
            let found = try await board.listings(of: author, filter, slice, for: viewer, at: now)
            return (cards.list(found), nil)
        }
        let point = try request.standpoint
        let order = try Self.order(request, from: point)
        let area = try await lookAround(
            request.givenNeighbourhood,
            reach: request.givenReach,
            standingAt: point,
            viewer
        )
        if let sought {
            guard order == .newest else { throw SearchRefusal.newestOnly }
            let found = try await search(sought, filter, in: area, slice, for: viewer, at: now)
            return (cards.list(found), area.codes)
        }
        let found = try await board.listings(filter, in: area, by: order, slice, for: viewer, at: now)
        return (cards.list(found), area.codes)
    }

    private static func order(_ request: Request, from point: Point?) throws -> BoardOrder {
        switch try request.choice("sort", of: Sort.self) ?? .newest {
        case .newest: return .newest
        case .popular: return .popular
        case .soonest: return .soonest
        case .nearest:
            guard let point else { throw BoardRefusal.pointNeeded }
            return .nearest(point)
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            BoardPath.mine,
            "My own listings, whatever their status",
            query: Parameter.boardFilter + Parameter.slice,
            answers: .json()
        ) { [board, cards, clock] request, who in
            let filter = try request.boardFilter(cards, otherwise: Set(Listing.Status.allCases))
            return cards.list(
                try await board.listings(
                    of: who.member,
                    filter,
                    request.slice,
                    for: who.member,
                    at: clock.now
                )
            )
        }
    }
}

extension Request {
    /// What a page may be kept under: the whole question; nil for one that is hardly asked twice.
    fileprivate var readyKey: String? {
        guard query["cursor"] == nil, query["lat"] == nil, query["author"] == nil else { return nil }
        return questionKey
    }

    /// The whole question, as it was asked.
    var questionKey: String {
        query.reduce(into: "") { $0 += "\($1.name)=\($1.value)&" }
    }
}
