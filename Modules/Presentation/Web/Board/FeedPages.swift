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
                guard let home = visit.home else {
                    let popular = try await Self.popular(visit)
                    return WelcomePage(popular: popular)
                        .page(for: try await visit.rating(authorsOf: popular.flatMap(\.listings)))
                }
                let filter = FeedFilter(visit.request.query, usual: visit.reach)
                let list: ListBody<ListingBody> = try await visit.get(
                    BoardPath.listings,
                    query: filter.query(around: home.code)
                )
                // Later pages are mostly fetched while scrolling, with the filters of the first one shown.
                let histograms =
                    visit.request.query["cursor"] == nil
                    ? try await visit.histograms(of: filter, around: home.code) : []
                let highlights = try await FeedHighlights(filter, around: home.code, above: list, visit)
                return FeedPage(
                    home: home,
                    filter: filter,
                    list: list,
                    histograms: histograms,
                    highlights: highlights
                )
                .page(for: try await visit.rating(authorsOf: list.items + highlights.listings))
            }
        ]
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
                let neighbourhood: NeighbourhoodBody = try await visit.get(NeighbourhoodPath.one, code)
                let list: ListBody<ListingBody> = try await visit.get(
                    BoardPath.listings,
                    query: [
                        ("neighbourhood", neighbourhood.code.description), ("reach", "2"),
                        ("sort", FeedFilter.Sort.popular.rawValue), ("limit", "\(listingsEach * 3)"),
                    ]
                )
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
