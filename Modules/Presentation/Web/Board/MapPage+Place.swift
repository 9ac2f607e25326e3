import Domain
import Markup
import Wire
import Wording

extension MapPage.Place {
    /// The map itself leads to the others.
    private static let mostCounts = 12

    func html(_ filter: FeedFilter, for visit: Visit) -> HTML {
        let language = visit.language
        let name = name[language]
        let next = list.next.map { next in filter.changed { $0.cursor = next }.address }
        return """
            <section class="section"><h2>\(MapPhrases.around(name)[language])</h2>
            <ul class="plain counts">\(around.map { count in
                MapChip(
                    name: count.neighbourhood.shortName(in: language),
                    count: count.count,
                    address: Self.address(of: count.neighbourhood.code, filter)
                ).html(in: language)
            })</ul></section>
            <section class="section"><h2>\(MapPhrases.listings(name)[language])</h2>
            \(CardList(listings: list.items, next: next, isNested: true)
                .html(for: visit, otherwise: "<p class=\"soft\">\(FeedPhrases.nothing[language])</p>"))
            </section>
            """
    }

    var name: Words { FeedPhrases.place(centre, extent) }

    private var around: [NeighbourhoodCountBody] {
        Array(
            counts.filter { $0.count > 0 && $0.neighbourhood.code != centre.code }.prefix(Self.mostCounts)
        )
    }

    private static func address(of code: NeighbourhoodCode, _ filter: FeedFilter) -> String {
        let filters = filter.filters.filter { !FeedFilter.ofArea.contains($0.0) }
        return BoardPagePath.map.rawValue.asking([("neighbourhood", code.description)] + filters)
    }
}
