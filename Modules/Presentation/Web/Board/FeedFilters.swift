import Domain
import Markup
import Wire
import Wording

/// The filters above a list in one row: the sheet with all of them, the most used as chips that open their
/// choices, the active ones, and the bell that saves them.
struct FeedFilters {
    let filter: FeedFilter
    /// Where a saved search looks; nil if no neighbourhood is known.
    let place: NeighbourhoodCode?
    var histograms: [FigureHistogramBody] = []

    func html(for visit: Visit) -> HTML {
        let (language, choices) = (visit.language, choices)
        return """
            <div class="filters">\
            <div class="chips scroll">\(FeedSheet(filter: filter, histograms: histograms).html(for: visit))\
            \(choices.map { $0.html(in: language) })\(narrowings(besides: choices, language))</div>\
            \(calendar(language))\(saving(language))</div>
            """
    }

    private func calendar(_ language: Language) -> HTML {
        guard filter.page == .feed, let address = filter.kind?.pages.calendarAddress else { return "" }
        return """
            <a class="icon-button" href="\(link: address)" \
            aria-label="\(FeedPhrases.asCalendar[language])">\(Icon.calendar.html)</a>
            """
    }

    /// Saves a narrowed filter.
    private func saving(_ language: Language) -> HTML {
        guard let place, filter.isNarrowed || filter.text != nil else { return "" }
        return """
            <a class="icon-button" href="\(link: filter.savingAddress(around: place))" \
            aria-label="\(SavedSearchPhrases.save[language])">\(Icon.bell.html)</a>
            """
    }

    private var choices: [ChoiceChip] { [topic, side, extent, sort].compactMap(\.self) }

    /// The values of the kind's main facet.
    private var topic: ChoiceChip? {
        guard let kind = filter.kind, let facet = kind.facets.first else { return nil }
        let words = kind.words[facet.name]
        let chosen = filter.facets[facet.name]
        return chip(
            words.label,
            chosen.map { kind.words.listed($0, of: facet.name) },
            (FeedPhrases.all, filter.changed { $0.facets[facet.name] = nil }, chosen == nil),
            words.choices.map { choice in
                (
                    choice.words, filter.changed { $0.facets[facet.name] = [choice.value] },
                    chosen == [choice.value]
                )
            }
        )
    }

    private var side: ChoiceChip? {
        guard filter.has(.sides) else { return nil }
        return chip(
            FeedPhrases.side,
            filter.side?.words,
            (FeedPhrases.all, filter.changed { $0.side = nil }, filter.side == nil),
            Listing.Side.allCases.map { side in
                (side.words, filter.changed { $0.side = side }, filter.side == side)
            }
        )
    }

    /// The map shows its own area.
    private var extent: ChoiceChip? {
        guard filter.area == nil, filter.drawn == nil, filter.looked != nil else { return nil }
        return chip(
            filter.usual.words,
            filter.extent?.words,
            (filter.usual.words, filter.changed { $0.extent = nil }, filter.extent == nil),
            Extent.offered.filter { $0 != filter.usual }.map { extent in
                (extent.words, filter.changed { $0.extent = extent }, filter.extent == extent)
            }
        )
    }

    /// By distance only once the browser's location is known.
    private var sort: ChoiceChip? {
        guard filter.page == .feed else { return nil }
        return chip(
            ListingSort.newest.words,
            filter.sort == .newest ? nil : filter.sort.words,
            (ListingSort.newest.words, filter.changed { $0.sort = .newest }, filter.sort == .newest),
            filter.sorts.filter { $0 != .newest }.map { sort in
                (sort.words, filter.changed { $0.sort = sort }, filter.sort == sort)
            }
        )
    }

    private func chip(
        _ label: Words,
        _ chosen: Words?,
        _ usual: (Words, FeedFilter, Bool),
        _ others: [(Words, FeedFilter, Bool)]
    ) -> ChoiceChip {
        ChoiceChip(
            label: label,
            chosen: chosen,
            choices: ([usual] + others).map { ($0, $1.address, $2) }
        )
    }

    /// The active filters without a chip of their own, each with a link that removes it.
    private func narrowings(besides choices: [ChoiceChip], _ language: Language) -> [HTML] {
        let usual = Set(choices.compactMap(\.usual))
        return filter.narrowings.filter { !usual.contains($0.without.address) }.map { narrowing in
            """
            <a class="chip" aria-current="true" href="\(link: narrowing.without.address)" \
            aria-label="\(FeedPhrases.without(narrowing.words)[language])">\
            \(narrowing.words[language])\(Icon.close.html)</a>
            """
        }
    }
}
