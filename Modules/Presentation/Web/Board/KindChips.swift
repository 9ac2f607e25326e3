import Domain
import Markup
import Wording

/// The choice of a kind of listing, above the feed, a search and the map.
struct KindChips {
    let filter: FeedFilter

    func html(in language: Language) -> HTML {
        let kinds = Listing.Kind.allCases.map { chip($0.words.name, $0) }
        return """
            <nav class="chips scroll" aria-label="\(FeedPhrases.kind[language])">\
            \(([chip(FeedPhrases.all, nil)] + kinds).map { $0.html(in: language) })</nav>
            """
    }

    /// Keeps what every kind has.
    private func chip(_ words: Words, _ kind: Listing.Kind?) -> FilterChip {
        let chosen = filter.changed {
            $0.kind = kind
            if kind != filter.kind { $0.facets = [:] }
            if !$0.has(.sides) { $0.side = nil }
            if !$0.has(.prices) { ($0.minPrice, $0.maxPrice) = (nil, nil) }
        }
        return FilterChip(words: words, filter: chosen, isChosen: filter.kind == kind)
    }
}

/// A chip that leads to the list with another filter.
struct FilterChip {
    let words: Words
    let filter: FeedFilter
    let isChosen: Bool

    func html(in language: Language) -> HTML {
        """
        <a class="chip" href="\(link: filter.address)"\(" aria-current=\"true\"", if: isChosen)>\
        \(words[language])</a>
        """
    }
}
