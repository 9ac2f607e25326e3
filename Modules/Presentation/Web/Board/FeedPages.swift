import Domain
import HTTPServer
import Wire
import Wording

/// Looking around: what there is near the reader.
public struct FeedPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(BoardPagePath.feed) { visit in
                guard let home = visit.home else { return WelcomePage().page(for: visit) }
                let filter = FeedFilter(visit.request.query)
                let list: ListBody<ListingBody> = try await visit.get(
                    BoardPath.listings,
                    query: filter.query(around: home)
                )
                return FeedPage(home: home, filter: filter, list: list).page(for: visit)
            }
        ]
    }
}
