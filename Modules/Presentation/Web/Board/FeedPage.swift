import Domain
import Markup
import Wire
import Wording

/// The feed of a place, mostly the reader's neighbourhood, with its filters.
struct FeedPage {
    let filter: FeedFilter
    let list: ListBody<ListingBody>
    var histograms: [FigureHistogramBody] = []
    var highlights = FeedHighlights()

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = filter.title[language]
        var page = Page(
            title,
            tab: .home,
            summary: FeedPhrases.summary[language],
            scripts: [.position, .feed],
            content: """
                <div class="head"><div class="section-head"><h1>\(title)</h1>\
                \(PlaceLinks(filter: filter).html(in: language))</div>
                \(choosingHome(visit))
                \(KindChips(filter: filter).html(in: language))
                \(categories(language))
                \(filters(visit))
                </div>
                \(highlights.html(of: filter, for: visit))
                \(newer)
                \(CardList(listings: list.items, next: next, isNested: !highlights.isEmpty)
                    .html(for: visit, otherwise: nothing.html(in: language)))
                \(subscription.map { subscribing(to: $0, language) })
                """
        )
        page.isWide = true
        page.ways = [.map: filter.onMap.address]
        page.feeds = subscription.map { [Page.Feed(type: "application/atom+xml", address: $0)] } ?? []
        return page
    }

    private func filters(_ visit: Visit) -> HTML {
        FeedFilters(filter: filter, place: filter.looked?.code, histograms: histograms).html(for: visit)
    }

    private var subscription: String? { filter.subscription(around: filter.looked?.code) }

    /// A reader without a neighbourhood sees the country first.
    private func choosingHome(_ visit: Visit) -> HTML {
        guard visit.home == nil else { return "" }
        let near = filter.changed { ($0.place, $0.extent, $0.usual) = (nil, nil, .ring(.adjacent)) }
        let choose = NeighbourhoodPagePath.choose.rawValue.leading(to: near.address)
        return """
            <p class="callout">\(FeedPhrases.chooseHome[visit.language]) \
            <a href="\(link: choose)">\(FramePhrases.chooseNeighbourhood[visit.language])</a></p>
            """
    }

    /// A link for the few who read feeds, below a filtered list.
    private func subscribing(to feed: String, _ language: Language) -> HTML {
        guard filter.isNarrowed else { return "" }
        return """
            <p class="small"><a class="line-link" href="\(link: feed)">\
            \(FeedPhrases.subscribe[language])</a></p>
            """
    }

    /// Shows the number of newer listings, filled in by a script.
    private var newer: HTML {
        guard filter.sort == .newest, filter.cursor == nil else { return "" }
        let question = "/listings".asking(filter.asked(around: filter.looked?.code))
        return "<p class=\"newer\" role=\"status\" data-newer=\"\(question)\"></p>"
    }

    private var next: String? {
        list.next.map { next in filter.changed { $0.cursor = next }.address }
    }

    /// Suggests a wider reach or, without filters, writing a listing.
    private var nothing: EmptyState {
        let first = (FeedPhrases.beFirst, filter.kind?.composeAddress ?? ListingPagePath.chooseKind.rawValue)
        return EmptyState(
            icon: .madang,
            title: filter.isNarrowed ? FeedPhrases.nothingSuch : FeedPhrases.nothing,
            text: filter.isNarrowed ? FeedPhrases.nothingSuchText : FeedPhrases.nothingText,
            actions: filter.widenings.isEmpty ? [first] : filter.widenings,
            isHeading: false
        )
    }

    /// The values of the kind's main facet. A scrolling row on small screens, wrapped on wide ones.
    private func categories(_ language: Language) -> HTML {
        guard let kind = filter.kind, let facet = kind.facets.first else { return "" }
        let all = ChipLink(
            text: FeedPhrases.all[language],
            address: filter.changed { $0.facets = [:] }.address,
            isCurrent: filter.facets.isEmpty
        )
        let each = kind.words[facet.name].choices.map { choice in
            ChipLink(
                text: choice.words[language],
                address: filter.changed { $0.facets = [facet.name: [choice.value]] }.address,
                isCurrent: filter.facets[facet.name] == [choice.value]
            )
        }
        return """
            <nav class="chips scroll topics" aria-label="\(kind.words[facet.name].label[language])">\
            \(([all] + each).map(\.html))</nav>
            """
    }
}
