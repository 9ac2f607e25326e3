import Domain
import Markup
import Wire
import Wording

/// The filters above a list: the sheet with all filters, the sides as chips, and the active ones.
struct FeedFilters {
    let filter: FeedFilter
    /// Where a saved search looks; nil if no neighbourhood is known.
    let place: NeighbourhoodCode?
    var histograms: [FigureHistogramBody] = []

    func html(for visit: Visit) -> HTML {
        let (hasSides, save) = (filter.has(.sides), saving(visit))
        // Without sides there is room beside the button of the sheet.
        return """
            <div class="narrowing">\(FeedSheet(filter: filter, histograms: histograms).html(for: visit))\
            \(hasSides ? sides(visit.language) : save)</div>
            \(narrowings(visit.language))
            \(hasSides ? save : "")
            """
    }

    /// Saves a narrowed filter.
    private func saving(_ visit: Visit) -> HTML {
        guard let place, filter.isNarrowed || filter.text != nil else { return "" }
        return """
            <p class="buttons"><a class="button small" href="\(link: filter.savingAddress(around: place))">\
            \(Icon.bell.html)\(SavedSearchPhrases.save[visit.language])</a></p>
            """
    }

    private func sides(_ language: Language) -> HTML {
        let each = Listing.Side.allCases.map { chip($0.words, $0, language) }
        return """
            <nav class="chips scroll" aria-label="\(FeedPhrases.side[language])">\
            \(chip(FeedPhrases.all, nil, language))\(each)</nav>
            """
    }

    private func chip(_ words: Words, _ side: Listing.Side?, _ language: Language) -> HTML {
        ChipLink(
            text: words[language],
            address: filter.changed { $0.side = side }.address,
            isCurrent: filter.side == side
        ).html
    }

    /// The active filters, each with a link that removes it.
    private func narrowings(_ language: Language) -> HTML {
        guard !filter.narrowings.isEmpty else { return "" }
        return """
            <ul class="plain chips scroll" aria-label="\(FeedPhrases.narrowed[language])">
            \(filter.narrowings.map { narrowing in
                """
                <li><a class="chip" aria-current="true" href="\(link: narrowing.without.address)" \
                aria-label="\(FeedPhrases.without(narrowing.words)[language])">\
                \(narrowing.words[language])\(Icon.close.html)</a></li>
                """ as HTML
            })
            </ul>
            """
    }
}
