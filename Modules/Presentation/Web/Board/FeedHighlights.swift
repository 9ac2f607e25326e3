import Domain
import Markup
import Wire
import Wording

/// What the feed of a kind shows above its list: popular listings, and those suggested to the reader.
struct FeedHighlights {
    private static let most = 3
    /// With fewer listings, the list itself shows the popular ones at once.
    private static let fewest = 7

    private let popular: [ListingBody]
    private let suggestions: [SuggestionBody]

    init(popular: [ListingBody] = [], suggestions: [SuggestionBody] = []) {
        self.popular = popular
        self.suggestions = suggestions
    }

    /// Nothing unless the reader looks at the newest listings of a kind with tastes, without a filter.
    init(
        _ filter: FeedFilter,
        around place: NeighbourhoodCode?,
        above list: ListBody<ListingBody>,
        _ visit: Visit
    ) async throws {
        guard let kind = filter.kind, !kind.tastes.isEmpty, filter.narrowings.isEmpty, filter.side == nil,
            filter.sort == .newest, filter.cursor == nil
        else {
            self.init()
            return
        }
        var asked = try filter.popularOffers.query(around: place)
        asked.slice = SliceRequest(limit: Self.most)
        let popular =
            list.items.count < Self.fewest ? [] : try await visit(API.board.listings(asked)).items
        self.init(
            popular: popular,
            suggestions: try await visit.suggestions(of: kind, filter.area(around: place))
        )
    }

    var isEmpty: Bool { popular.isEmpty && suggestions.isEmpty }

    var listings: [ListingBody] { popular + shown.map(\.listing) }

    private var shown: ArraySlice<SuggestionBody> { suggestions.prefix(Self.most) }

    func html(of filter: FeedFilter, for visit: Visit) -> HTML {
        guard let kind = filter.kind, !isEmpty else { return "" }
        let language = visit.language
        return """
            \(section(
                SuggestionPhrases.popular(kind),
                filter.popularOffers.address,
                "",
                popular,
                visit
            ))\
            \(section(
                SuggestionPhrases.title(kind),
                PostPagePath.suggested(kind).rawValue,
                "<p class=\"small soft\">\(Array(shown).reason(kind)[language])</p>",
                shown.map(\.listing),
                visit
            ))\
            <h2 class="list-title">\(SuggestionPhrases.newest(kind)[language])</h2>
            """
    }

    private func section(
        _ title: Words,
        _ address: String,
        _ reason: HTML,
        _ listings: [ListingBody],
        _ visit: Visit
    ) -> HTML {
        guard !listings.isEmpty else { return "" }
        let all: HTML = """
            <a class="section-more" href="\(link: address)">\(ListingPhrases.all[visit.language])\
            <span class="unseen">: \(title[visit.language])</span></a>
            """
        let cards = listings.map { ListingCard(listing: $0, isNested: true).html(for: visit) }
        return """
            <section class="section"><div class="section-head"><h2>\(title[visit.language])</h2>\(all)</div>\
            \(reason)<ul class="plain cards grid">\(cards)</ul></section>
            """
    }
}

extension FeedFilter {
    /// Most readers look for an offer.
    fileprivate var popularOffers: FeedFilter {
        changed { filter in
            filter.sort = .popular
            if filter.has(.sides) { filter.side = .offer }
        }
    }
}
