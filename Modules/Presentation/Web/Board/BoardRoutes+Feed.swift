import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

extension BoardRoutes {
    /// What the feed of a filter can ask for: a feed has no reader, whose favourites and details could count.
    private static let feedFilter =
        Parameter.all(of: ListingQuery.self).filter { !notOfFeed.contains($0.name) }
        + [.optional("limit", .integer(SliceRequest.limits), "Default: 20")]
    private static let notOfFeed = FeedFilter.ofReader + ["sort", "author", "limit", "cursor"]

    var feed: Endpoint {
        .raw(
            .get,
            BoardPath.feed,
            "Subscribe to the newest listings of a filter, as an Atom feed",
            query: Self.feedFilter,
            type: AtomFeed.type.description
        ) { [self] request in
            try request.check(Self.feedFilter)
            let asked = try request.fields(of: ListingQuery.self)
            let listings = cards.cards(try await found(asked, for: nil).items)
            let query = request.query.map { ($0.name, $0.value) }
            let page = request.query["q"] == nil ? BoardPagePath.feed : .search
            let atom = AtomFeed(
                BoardFeedPhrases.title(await site.current().name)[request.language],
                page: request.siteAddress + page.rawValue.asking(query.filter { $0.0 != "limit" }),
                address: request.siteAddress + request.path.asking(query),
                listings.map { AtomFeed.Entry($0, on: request.siteAddress, in: request.language) }
            )
            return .feed(Array(atom.text.utf8), type: AtomFeed.type)
        }
    }
}

extension AtomFeed.Entry {
    fileprivate init(_ listing: ListingBody, on site: String, in language: Language) {
        let facts: [String?] = [
            listing.kind.words.name[language], listing.priceWords?[language],
            listing.area?.words[language],
            language == .korean ? listing.neighbourhood.name : listing.neighbourhood.nameEn,
        ]
        self.init(
            title: listing.title,
            identifier: "urn:madang:listing:\(listing.id)",
            address: site + listing.pageAddress,
            publishedAt: listing.createdAt,
            updatedAt: listing.editedAt ?? listing.createdAt,
            authors: [listing.author.member.nickname.text],
            text: facts.compactMap(\.self).joined(separator: " · ")
        )
    }
}

extension FeedFilter {
    /// The parameters that depend on the reader.
    static let ofReader = [ListingCriterion.favourites, ListingCriterion.fits]

    /// The feed of the same listings, newest first; nil for a filter of the reader's own.
    func subscription(around place: NeighbourhoodCode?) -> String? {
        guard !onlyFavourites, !onlyFitting else { return nil }
        let asked = asked(around: place).filter { !["cursor", "sort", "lat", "lon"].contains($0.0) }
        return BoardPath.feed.rawValue.asking(asked)
    }
}

private enum BoardFeedPhrases {
    static func title(_ site: Words) -> Words {
        Words("\(site[.korean])의 새 글", "New listings on \(site[.english])")
    }
}
