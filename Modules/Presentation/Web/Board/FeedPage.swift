import Domain
import Markup
import Wire
import Wording

/// The feed of the reader's neighbourhood, with its filters.
struct FeedPage {
    let home: NeighbourhoodBody
    let filter: FeedFilter
    let list: ListBody<ListingBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FeedPhrases.title(home.shortName(in: language))[language]
        var page = Page(
            title,
            tab: .home,
            summary: FeedPhrases.summary[language],
            scripts: [.position, .feed],
            content: """
                <div class="head"><h1>\(title)</h1>
                \(categories(language))
                \(FeedFilters(filter: filter).html(for: visit))
                </div>
                \(newer)
                \(CardList(listings: list.items, next: next)
                    .html(for: visit, otherwise: nothing.html(in: language)))
                """
        )
        page.isWide = true
        return page
    }

    /// Shows the number of newer listings, filled in by a script.
    private var newer: HTML {
        guard filter.sort == .newest, filter.cursor == nil else { return "" }
        let question = "/listings".asking(filter.query(around: home))
        return "<p class=\"newer\" role=\"status\" data-newer=\"\(question)\"></p>"
    }

    private var next: String? {
        list.next.map { next in filter.changed { $0.cursor = next }.address }
    }

    /// Suggests a wider reach or, without filters, writing a listing.
    private var nothing: EmptyState {
        let first = (FeedPhrases.beFirst, filter.kind?.composeAddress ?? Listing.Kind.composeAddress)
        return EmptyState(
            icon: .madang,
            title: filter.isNarrowed ? FeedPhrases.nothingSuch : FeedPhrases.nothing,
            text: filter.isNarrowed ? FeedPhrases.nothingSuchText : FeedPhrases.nothingText,
            actions: filter.widenings.isEmpty ? [first] : filter.widenings,
            isHeading: false
        )
    }

    /// A scrolling row on small screens, wrapped on wide ones.
    private func categories(_ language: Language) -> HTML {
        let all = chip(FeedPhrases.everything, filter.facets.isEmpty, language) {
            $0.facets = [:]
            $0.kind = nil
        }
        let each = topics.map { topic in
            chip(topic.words, topic.isChosen(filter), language) { topic.choose(&$0) }
        }
        return """
            <nav class="chips scroll topics" aria-label="\(FeedPhrases.categories[language])">\
            \(all)\(each)</nav>
            """
    }

    /// The values of the main facet, or the kinds when there are several.
    private var topics: [Topic] {
        guard let kind = filter.shownKind, let facet = kind.facets.first else {
            return Listing.Kind.allCases.map { Topic(words: $0.words.name, kind: $0, facet: nil) }
        }
        return kind.words[facet.name].choices.map {
            Topic(words: $0.words, kind: kind, facet: (facet.name, $0.value))
        }
    }

    private func chip(
        _ words: Words,
        _ isChosen: Bool,
        _ language: Language,
        _ change: (inout FeedFilter) -> Void
    ) -> HTML {
        """
        <a class="chip" href="\(link: filter.changed(change).address)"\
        \(" aria-current=\"true\"", if: isChosen)>\
        \(words[language])</a>
        """
    }
}

/// A chip above the feed.
private struct Topic {
    let words: Words
    let kind: Listing.Kind
    let facet: (name: String, word: String)?

    func isChosen(_ filter: FeedFilter) -> Bool {
        guard let facet else { return filter.kind == kind }
        return filter.facets[facet.name] == [facet.word]
    }

    func choose(_ filter: inout FeedFilter) {
        filter.kind = kind
        filter.facets = facet.map { [$0.name: [$0.word]] } ?? [:]
    }
}
