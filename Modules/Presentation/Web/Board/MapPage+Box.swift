import Domain
import Markup
import Wire
import Wording

extension MapPage.Box {
    func html(_ filter: FeedFilter, for visit: Visit) -> HTML {
        let language = visit.language
        let chips = areas.compactMap { MapChip($0, filter.filters, in: language) }
        let next = list?.next.map { next in filter.changed { $0.cursor = next }.address }
        return """
            \(chips.isEmpty ? "" : """
                <section class="section"><h2>\(MapPhrases.areas[language])</h2>
                <ul class="plain counts">\(chips.map { $0.html(in: language) })</ul></section>
                """ as HTML)
            <section class="section"><h2>\(MapPhrases.inSight[language])</h2>
            \(list.map { list in
                CardList(listings: list.items, next: next, isNested: true)
                    .html(for: visit, otherwise: note(MapPhrases.nothing[language]))
            } ?? note(MapPhrases.tooMany[language]))
            </section>
            """
    }

    private func note(_ words: String) -> HTML { "<p class=\"soft\">\(words)</p>" }
}
