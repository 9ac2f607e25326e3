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
    let site: any SiteRepository
    private let clock: any WallClock

    public init(
        board: any BoardQueries,
        search: Search,
        filter: ReaderFilter,
        lookAround: ChooseBoardArea,
        cards: ListingCards,
        site: any SiteRepository,
        clock: any WallClock
    ) {
        self.board = board
        self.search = search
        self.filter = filter
        self.lookAround = lookAround
        self.cards = cards
        self.site = site
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [listings, feed, mine] }

    private var listings: Endpoint {
        .on(API.board.listings) { _, query, who in
            cards.list(try await found(query, for: who?.member))
        }
    }

    func found(_ query: ListingQuery, for viewer: Member.ID?) async throws -> Slice<ListingSummary> {
        let place = query.place
        let filter = try await filter(query.filter, query.statuses.words, within: place.drawn, for: viewer)
        let now = clock.now
        if let author = query.author {
            guard query.text == nil, filter.drawn == nil else {
                throw RequestRefusal.contradictoryParameter("author")
            }
            return try await board.listings(of: author, filter, query.slice, for: viewer, at: now)
        }
        let order = try Self.order(query.sort ?? .newest, from: place.standpoint.point)
        let area = try await lookAround(place, viewer)
        if let sought = query.text {
            guard order == .newest else { throw SearchRefusal.newestOnly }
            return try await search(sought, filter, in: area, query.slice, for: viewer, at: now)
        }
        return try await board.listings(filter, in: area, by: order, query.slice, for: viewer, at: now)
    }

    private static func order(_ sort: ListingSort, from point: Point?) throws -> BoardOrder {
        switch sort {
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
        .on(API.board.mine) { _, query, who in
            let statuses = query.statuses.words.isEmpty ? Listing.Status.allCases : query.statuses.words
            let filter = try await filter(query.filter, statuses, within: nil, for: who.member)
            return cards.list(
                try await board.listings(
                    of: who.member,
                    filter,
                    query.slice,
                    for: who.member,
                    at: clock.now
                )
            )
        }
    }
}

extension ChooseBoardArea {
    /// The area that a request names.
    func callAsFunction(_ place: BoardPlace, _ viewer: Member.ID?) async throws -> BoardArea {
        try await self(
            place.neighbourhood,
            place.extent,
            standingAt: place.standpoint.point,
            within: place.drawn,
            viewer
        )
    }
}
