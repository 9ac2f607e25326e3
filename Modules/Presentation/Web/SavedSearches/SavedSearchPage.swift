import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The listings that fit a saved search.
struct SavedSearchPage {
    let search: SavedSearchBody
    let list: ListBody<ListingBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        var page = Page(
            search.title,
            tab: .mine,
            back: SavedSearchPagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(search.title)</h1>
                <p class="soft">\(search.summary(in: language))</p>
                \(change(visit))</div>
                \(CardList(listings: list.items, next: next)
                    .html(for: visit, otherwise: nothing.html(in: language)))
                """
        )
        page.isWide = !list.items.isEmpty
        return page
    }

    private var next: String? {
        list.next.map { SavedSearchPagePath.one.filled(search.id.description).asking(["cursor": $0]) }
    }

    private func change(_ visit: Visit) -> HTML {
        let place: [(String, String?)] = [
            ("neighbourhood", search.neighbourhood.code.description), ("reach", search.extent.description),
            ("area", search.criteria.drawn?.description),
        ]
        let asked =
            place.compactMap { name, value in value.map { (name, $0) } }
            + search.criteria.filter.parameters.map { ($0.name, $0.value) }
        let filter = FeedFilter(
            Query(parsing: String("".asking(asked).dropFirst())),
            usual: visit.reach,
            searching: search.criteria.text
        )
        return """
            <a class="button small" href="\(link: filter.address)">\
            \(SavedSearchPhrases.change[visit.language])</a>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .search,
            title: SavedSearchPhrases.noResults,
            text: search.notifies ? SavedSearchPhrases.noResultsText : SavedSearchPhrases.noResultsMuted,
            isHeading: false
        )
    }
}
