import Domain
import Markup
import Wire
import Wording

/// The choice of a kind of listing, above the feed, a search and the map.
struct KindTabs {
    let filter: FeedFilter

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <nav class="tabs" aria-label="\(FeedPhrases.kind[language])">\
            \(([nil] + visit.kinds).map { tab($0, language) })</nav>
            """
    }

    /// Keeps what every kind has.
    private func tab(_ kind: Listing.Kind?, _ language: Language) -> HTML {
        let chosen = filter.changed {
            $0.kind = kind
            if kind != filter.kind { $0.facets = [:] }
            if !$0.has(.sides) { $0.side = nil }
            if !$0.has(.prices) { ($0.minPrice, $0.maxPrice) = (nil, nil) }
        }
        let hue: HTML = kind.map { " data-kind=\"\($0.rawValue)\"" } ?? ""
        let words = kind?.words.name ?? FeedPhrases.all
        return """
            <a href="\(link: chosen.address)"\(hue)\(" aria-current=\"true\"", if: kind == filter.kind)>\
            \(words[language])</a>
            """
    }
}
