import Domain
import Markup
import Wire
import Wording

/// The choice of a kind of listing, above the feed, a search and the map.
struct KindChips {
    let filter: FeedFilter

    func html(in language: Language) -> HTML {
        let kinds = Listing.Kind.allCases.map { chip($0.words.name[language], $0) }
        return """
            <nav class="chips scroll" aria-label="\(FeedPhrases.kind[language])">\
            \(([chip(FeedPhrases.all[language], nil)] + kinds).map(\.html))</nav>
            """
    }

    /// Keeps what every kind has.
    private func chip(_ text: String, _ kind: Listing.Kind?) -> ChipLink {
        let chosen = filter.changed {
            $0.kind = kind
            if kind != filter.kind { $0.facets = [:] }
            if !$0.has(.sides) { $0.side = nil }
            if !$0.has(.prices) { ($0.minPrice, $0.maxPrice) = (nil, nil) }
        }
        return ChipLink(text: text, address: chosen.address, isCurrent: filter.kind == kind)
    }
}
