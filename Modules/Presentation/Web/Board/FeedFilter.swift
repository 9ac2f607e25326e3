import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// What a reader narrowed the feed to. It travels in the address, in the words of the API, so that a link or
/// a form without scripts says the same.
struct FeedFilter: Sendable {
    var side: Listing.Side?
    /// One kind alone; a category belongs to one.
    var kind: Listing.Kind?
    var category: String?
    var reach: Reach?
    var sort: Sort
    var cursor: String?

    enum Sort: String, CaseIterable, Sendable {
        case newest
        case popular
    }

    /// What the address says; what it can't mean is as if it weren't there.
    init(_ query: Query) {
        side = query["side"].flatMap(Listing.Side.init(rawValue:))
        let kind = query["kind"].flatMap(Listing.Kind.init(rawValue:))
        self.kind = kind
        category = query["category"].flatMap { word in
            kind?.categories.contains { $0.value == word } ?? false ? word : nil
        }
        reach = query["reach"].flatMap { Int($0) }.flatMap(Reach.init)
        sort = query["sort"].flatMap(Sort.init(rawValue:)) ?? .newest
        cursor = query["cursor"]
    }

    /// The same with something changed, from the beginning.
    func changed(_ change: (inout FeedFilter) -> Void) -> FeedFilter {
        var filter = self
        filter.cursor = nil
        change(&filter)
        return filter
    }

    func query(around home: NeighbourhoodBody) -> [(String, String)] {
        [("neighbourhood", home.code.description)] + choices
    }

    var address: String {
        guard !choices.isEmpty else { return BoardPagePath.feed.rawValue }
        return BoardPagePath.feed.rawValue + "?"
            + choices.map { "\($0.0)=\(escaped($0.1))" }.joined(separator: "&")
    }

    private var choices: [(String, String)] {
        let all: [(String, String?)] = [
            ("kind", kind?.rawValue), ("side", side?.rawValue), ("category", category),
            ("reach", reach.map { "\($0.steps)" }),
            ("sort", sort == .newest ? nil : sort.rawValue), ("cursor", cursor),
        ]
        return all.compactMap { name, value in value.map { (name, $0) } }
    }
}
