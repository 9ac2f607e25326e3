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
                let filter = try await visit.looking(
                    FeedFilter(visit.request.query, usual: visit.reach, offering: visit.kinds)
                )
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
}

extension FeedFilter {
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
