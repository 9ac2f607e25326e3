import Domain
import Markup
import Wire
import Wording

/// The reader's saved searches, each with its new listings and its tools.
struct SavedSearchesPage {
    let searches: [SavedSearchBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SavedSearchPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(searches.isEmpty ? nothing.html(in: language) : rows(language))
                """
        )
    }

    private func rows(_ language: Language) -> HTML {
        "<ul class=\"plain rows\">\(searches.map { row($0, language) })</ul>"
    }

    private func row(_ search: SavedSearchBody, _ language: Language) -> HTML {
        let id = search.id.description
        let new: HTML =
            search.newListings == 0
            ? "" : "<b class=\"badge\">\(SavedSearchPhrases.new(search.newListings)[language])</b>"
        let isDaily = search.notifies && search.frequency == .daily
        let daily = isDaily ? " · \(search.frequency.words[language])" : ""
        return """
            <li><a class="row-link" href="\(link: SavedSearchPagePath.one.filled(id))">\(Icon.search.html)\
            <span class="grow"><span class="block">\(search.title)</span>\
            <span class="soft small block">\(search.summary(in: language))\(daily)</span></span>\(new)</a>
            <div class="card-tools">
            \(ActionButton(
                words: search.notifies ? SavedSearchPhrases.switchOff : SavedSearchPhrases.switchOn,
                action: SavedSearchPagePath.notices.filled(id),
                field: ("notifies", search.notifies ? "false" : "true"),
                about: search.title
            ).html(in: language))
            <a class="button small" href="\(link: SavedSearchPagePath.edit.filled(id))" \
            aria-label="\(search.title): \(SavedSearchPhrases.edit[language])">\
            \(SavedSearchPhrases.edit[language])</a>
            \(ActionButton(
                words: SavedSearchPhrases.delete,
                action: SavedSearchPagePath.delete.filled(id),
                about: search.title
            ).html(in: language))
            </div></li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .search,
            title: SavedSearchPhrases.nothing,
            text: SavedSearchPhrases.nothingText,
            actions: [(SavedSearchPhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}
