import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the feed.
public struct FeedPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(BoardPagePath.feed) { visit in
                let filter = try await visit.looking(FeedFilter(visit.request.query, usual: visit.reach))
                guard filter.looked != nil || filter.isAsked else {
                    let popular = try await Self.popular(visit)
                    return WelcomePage(popular: popular)
                        .page(for: try await visit.rating(authorsOf: popular.flatMap(\.listings)))
                }
                return try await Self.feed(filter, visit)
            }
        ]
    }

    private static func feed(_ filter: FeedFilter, _ visit: Visit) async throws -> Page {
        let place = filter.looked?.code
        let list = try await visit(API.board.listings(filter.query(around: place)))
        // Later pages are mostly fetched while scrolling, with the filters of the first one shown.
        let histograms =
            visit.request.query["cursor"] == nil ? try await visit.histograms(of: filter, around: place) : []
        let highlights = try await FeedHighlights(filter, around: place, above: list, visit)
        return FeedPage(filter: filter, list: list, histograms: histograms, highlights: highlights)
            .page(for: try await visit.rating(authorsOf: list.items + highlights.listings))
    }

    /// 강남, 홍대, 해운대, 대전 시청 앞, 수원: familiar to most visitors.
    private static let wellKnown = ["1168064000", "1144066000", "2635051000", "3017064000", "4111573000"]
    private static let mostPlaces = 3
    private static let listingsEach = 3

    /// Skips neighbourhoods without listings, and those missing from this server's gazetteer.
    private static func popular(_ visit: Visit) async throws -> [PopularPlace] {
        var places: [PopularPlace] = []
        for code in wellKnown where places.count < mostPlaces {
            do {
                let neighbourhood = try await visit(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
                var query = ListingQuery()
                query.place = BoardPlace(around: neighbourhood.code, Reach(2).map(Extent.ring))
                query.sort = .popular
                query.slice = SliceRequest(limit: listingsEach * 3)
                let list = try await visit(API.board.listings(query))
                // A newcomer looks for lessons first.
                let offers = list.items.filter { $0.side != .want }.prefix(listingsEach)
                guard !offers.isEmpty else { continue }
                places.append(PopularPlace(neighbourhood: neighbourhood, listings: Array(offers)))
            } catch NeighbourhoodRefusal.unknownCode {
                continue
            }
        }
        return places
    }
}

extension FeedFilter {
    /// Whether a reader without a neighbourhood asks for some listings, so that the feed shows the country's.
    fileprivate var isAsked: Bool { kind != nil || drawn != nil || extent == .country }

    /// Names the reader's home no more, and keeps the area around it.
    fileprivate mutating func lookAround(home: Reach) {
        let shown = reach
        place = nil
        if usual != .country { usual = .ring(home) }
        extent = shown == usual || drawn != nil ? nil : shown
    }
}

extension Visit {
    /// The filter with what it shows: its place, otherwise the reader's home, otherwise the country.
    func looking(_ filter: FeedFilter) async throws -> FeedFilter {
        var filter = filter
        if let place = filter.place {
            filter.looked = try await self(API.neighbourhoods.one(place))
            if place == home?.code, !filter.reach.isWhole { filter.lookAround(home: reach) }
        } else {
            filter.looked = home
        }
        if filter.looked == nil {
            filter.usual = .country
            if filter.extent != .country { filter.extent = nil }
        }
        return filter
    }
}
