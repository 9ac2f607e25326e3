public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints for listings of every kind.
public struct BoardRoutes: Sendable {
    private let board: any BoardQueries
    private let search: Search
    private let filter: ReaderFilter
    private let lookAround: ChooseBoardArea
    let cards: ListingCards
    private let clock: any WallClock

    public init(
        board: any BoardQueries,
        search: Search,
        filter: ReaderFilter,
        lookAround: ChooseBoardArea,
        cards: ListingCards,
        clock: any WallClock
    ) {
        self.board = board
        self.search = search
        self.filter = filter
        self.lookAround = lookAround
        self.cards = cards
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [listings, feed, mine] }

    private enum Sort: String, CaseIterable {
        case newest
        case nearest
        case popular
        case soonest
        case cheapest
        case largest
    }

    private var listings: Endpoint {
        .visitor(
            .get,
            BoardPath.listings,
            "Search listings; around a neighbourhood, or by one member",
            query: Parameter.boardFilter + Parameter.boardArea + [
                .optional("q", .text(), "Search terms, all of which must match"),
                .optional(
                    "sort",
                    .words(of: Sort.self),
                    "Default: `newest`; listings without a date, a cost or an area come last by these"
                ),
                .optional("author", .identifier, "Listings by this member, in any neighbourhood"),
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            cards.list(try await found(request, for: who?.member))
        }
    }

    func found(_ request: Request, for viewer: Member.ID?) async throws -> Slice<ListingSummary> {
        let filter = try await filter(request, for: viewer)
        let now = clock.now
        let slice = try request.slice
        let sought = try request.query["q"].map(SearchText.init)
        if let text = request.query["author"] {
            let author = try request.required("author", Member.ID(text))
            guard sought == nil, filter.drawn == nil else {
                throw RequestRefusal.contradictoryParameter("author")
            }
            return try await board.listings(of: author, filter, slice, for: viewer, at: now)
        }
        let point = try request.standpoint
        let order = try Self.order(request, from: point)
        let area = try await lookAround(
            request.givenNeighbourhood,
            request.givenExtent,
            standingAt: point,
            within: filter.drawn,
            viewer
        )
        if let sought {
            guard order == .newest else { throw SearchRefusal.newestOnly }
            return try await search(sought, filter, in: area, slice, for: viewer, at: now)
        }
        return try await board.listings(filter, in: area, by: order, slice, for: viewer, at: now)
    }

    private static func order(_ request: Request, from point: Point?) throws -> BoardOrder {
        switch try request.choice("sort", of: Sort.self) ?? .newest {
        case .newest: return .newest
        case .popular: return .popular
        case .soonest: return .soonest
        case .cheapest: return .cheapest
        case .largest: return .largest
        case .nearest:
            guard let point else { throw BoardRefusal.pointNeeded }
            return .nearest(point)
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            BoardPath.mine,
            "List my listings; in every status",
            query: Parameter.boardFilter + Parameter.slice,
            answers: .json()
        ) { [board, cards, clock, filter] request, who in
            let statuses = Set(Listing.Status.allCases)
            let filter = try await filter(request, for: who.member, otherwise: statuses)
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
