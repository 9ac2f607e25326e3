import Domain
import Markup
import Wire
import Wording

/// The search field with results or suggestions.
struct SearchPage {
    let filter: FeedFilter
    /// Nil without a query.
    var list: ListBody<ListingBody>?
    var problem: Problem?
    var recent: [PastSearchBody] = []

    private var text: String { filter.text ?? "" }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title =
            list == nil ? SearchPhrases.title[language] : SearchPhrases.found(text)[language]
        var page = Page(
            title,
            back: BoardPagePath.feed.rawValue,
            scripts: [.search],
            content: """
                <h1 class="unseen">\(title)</h1>
                \(form(language))
                \(list.map { results($0, visit) } ?? beginning(visit))
                """
        )
        page.isWide = list != nil
        return page
    }

    private func form(_ language: Language) -> HTML {
        let refusal = problem?.refusal.words[language]
        let marks: HTML = refusal == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"q-note\""
        return """
            <form class="search" method="get" role="search" action="\(link: BoardPagePath.search.rawValue)">
            <label class="unseen" for="q">\(SearchPhrases.label[language])</label>
            <input id="q" name="q" type="search" value="\(text)" autocomplete="off" \
            enterkeyhint="search" maxlength="\(SearchText.longest)" list="subjects" \
            placeholder="\(SearchPhrases.example[language])"\(marks)\
            \(" autofocus", if: text.isEmpty)>
            \(filter.filters.map(HTML.hiddenField))
            <button class="icon-button" aria-label="\(SearchPhrases.title[language])">\
            \(Icon.search.html)</button>
            <datalist id="subjects">\
            \(subjects.map { "<option value=\"\($0[language])\">" as HTML })</datalist>
            </form>
            \(refusal.map { "<p class=\"alert\" role=\"alert\" id=\"q-note\">\($0)</p>" as HTML })
            """
    }

    private var subjects: [Words] { Listing.Kind.allCases.flatMap { $0.pages.searchSuggestions } }

    private func beginning(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            \(visit.home == nil ? homeless(visit) : "")
            \(recent.isEmpty ? "" : recents(language))
            <section class="section"><h2>\(SearchPhrases.subjects[language])</h2>
            <div class="chips">\(subjects.map { words in
                let found = filter.changed { $0.text = words[language] }.address
                return ChipLink(text: words[language], address: found, isCurrent: false).html
            })</div></section>
            """
    }

    /// A search needs a neighbourhood first.
    private func homeless(_ visit: Visit) -> HTML {
        let way = NeighbourhoodPagePath.choose.rawValue.leading(to: visit.address)
        return """
            <p class="callout">\(SearchPhrases.homeless[visit.language]) \
            <a href="\(link: way)">\(NeighbourhoodPhrases.title(isForMember: false)[visit.language])</a></p>
            """
    }

    private func recents(_ language: Language) -> HTML {
        """
        <section class="section"><div class="section-head"><h2>\(SearchPhrases.recent[language])</h2>
        <form method="post" action="\(link: SearchPagePath.forgetAll.rawValue)">\
        <button class="link-button">\(SearchPhrases.forgetAll[language])</button></form></div>
        <ul class="plain rows" data-recent>\(recent.map { past in
            let (id, text) = (past.search.id.description, past.search.text)
            let again = filter.changed { $0.text = text }
            return """
                <li class="past"><a class="row-link" href="\(link: again.address)">\(Icon.clock.html)\
                <span class="grow one-line">\(text)</span></a>
                <form method="post" action="\(link: SearchPagePath.forget.filled(id))">\
                <button class="icon-button" aria-label="\(SearchPhrases.forget(text)[language])">\
                \(Icon.close.html)</button></form></li>
                """ as HTML
        })</ul></section>
        """
    }

    private func results(_ list: ListBody<ListingBody>, _ visit: Visit) -> HTML {
        let next = list.next.map { next in filter.changed { $0.cursor = next }.address }
        return """
            \(KindChips(filter: filter).html(in: visit.language))
            \(FeedFilters(filter: filter, place: visit.home?.code).html(for: visit))
            \(CardList(listings: list.items, next: next).html(for: visit, otherwise: nothing(visit)))
            """
    }

    private func nothing(_ visit: Visit) -> HTML {
        let browse = (SearchPhrases.browse, BoardPagePath.feed.rawValue)
        return EmptyState(
            icon: .search,
            title: SearchPhrases.nothing(text),
            text: SearchPhrases.nothingText,
            actions: filter.widenings.isEmpty ? [browse] : filter.widenings,
            isHeading: false
        ).html(in: visit.language)
    }
}
