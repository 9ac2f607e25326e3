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
            tab: .browse,
            summary: FeedPhrases.summary[language],
            scripts: [.position, .feed],
            styles: [.commonStyles],
            content: """
                <h1 class="unseen">\(title)</h1>
                \(KindTabs(filter: filter).html(for: visit))
                \(filters(visit))
                \(choosingHome(visit))
                \(highlights.html(of: filter, for: visit))
                \(newer)
                \(CardList(listings: list.items, next: next, isNested: !highlights.isEmpty)
                    .html(for: visit, otherwise: nothing.html(in: language)))
                \(more(language))
                <a class="button float" href="\(link: filter.onMap.address)">\(Icon.map.html)\
                \(FeedPhrases.asMap[language])</a>
                """
        )
        page.isIndexed = !visit.isNarrowed
        page.picture = filter.criteria.kinds.first?.sharePicture(from: visit.placeName, in: language)
        page.isWide = true
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

    /// Below the list: other places, and a link for the few who read feeds.
    private func more(_ language: Language) -> HTML {
        let feed = filter.isNarrowed && !list.items.isEmpty ? subscription : nil
        return """
            <p class="buttons more">\(PlaceLinks(filter: filter).elsewhere(language))\
            \(feed.map { feed in
                """
                <a class="button small quiet" href="\(link: feed)">\(FeedPhrases.subscribe[language])</a>
                """ as HTML
            })</p>
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
            drawing: .quiet,
            title: filter.isNarrowed ? FeedPhrases.nothingSuch : FeedPhrases.nothing,
            text: filter.isNarrowed ? FeedPhrases.nothingSuchText : FeedPhrases.nothingText,
            actions: filter.widenings.isEmpty ? [first] : filter.widenings,
            isHeading: false
        )
    }
}
