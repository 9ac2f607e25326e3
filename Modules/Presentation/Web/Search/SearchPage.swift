import Domain
import Markup
import Wire
import Wording

/// The search field with results or suggestions.
struct SearchPage {
    let filter: FeedFilter
    /// Nil without a query.
    var list: ListBody<ListingBody>?
    /// Places that the query names.
    var named: [LocalityBody] = []
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
            styles: [.commonStyles],
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
            \(suggestions.map { "<option value=\"\($0[language])\">" as HTML })</datalist>
            </form>
            \(refusal.map { "<p class=\"alert\" role=\"alert\" id=\"q-note\">\($0)</p>" as HTML })
            """
    }

    private var suggestions: [Words] {
        Listing.Kind.allCases.flatMap { kind in
            kind.pages.searchSuggestions + kind.sought(of: kind.soughtWords.map(\.facet))
        }.reduce(into: []) { all, words in
            if !all.contains(words) { all.append(words) }
        }
    }

    private func beginning(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            \(visit.home == nil ? homeless(visit) : "")
            \(recent.isEmpty ? "" : recents(language))
            <section class="section"><h2>\(SearchPhrases.subjects[language])</h2>
            \(visit.kinds.map { group($0, language) })</section>
            """
    }

    private func group(_ kind: Listing.Kind, _ language: Language) -> HTML {
        let (words, tags) = (kind.pages.searchSuggestions, kind.words.suggestedTags)
        guard !words.isEmpty else { return "" }
        return """
            <h3>\(kind.words.name[language])</h3>
            <div class="chips">\(words.map { suggestion($0[language], kind) })</div>
            \(tags.isEmpty ? "" : """
                <h3>\(SearchPhrases.tags(of: kind)[language])</h3>
                <div class="chips">\(tags.map { suggestion("#\($0)", kind) })</div>
                """ as HTML)
            """
    }

    private func suggestion(_ text: String, _ kind: Listing.Kind) -> HTML {
        let found = filter.changed { ($0.text, $0.kind) = (text, kind) }
        return ChipLink(text: text, address: found.address, isCurrent: false).html
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
            <div class="stack tight">\(KindTabs(filter: filter).html(for: visit))
            \(places(visit.language))
            \(FeedFilters(filter: filter, place: filter.looked?.code).html(for: visit))</div>
            \(CardList(listings: list.items, next: next).html(for: visit, otherwise: nothing(visit)))
            """
    }

    /// The place of the results, and those that the query names.
    private func places(_ language: Language) -> HTML {
        let offers = named.map { place in
            ChipLink(
                text: SearchPhrases.find(place.rest ?? "", in: place.words)[language],
                address: looking(in: place).address,
                isCurrent: false
            ).html
        }
        return """
            <div class="section-head"><p class="soft">\(filter.title[language])</p>\
            \(PlaceLinks(filter: filter).html(in: language))</div>
            \(offers.isEmpty ? "" : """
                <nav class="chips" aria-label="\(SearchPhrases.places[language])">\(offers)</nav>
                """ as HTML)
            """
    }

    /// The rest of the query in a place that it names; the feed of the place without a rest.
    private func looking(in place: LocalityBody) -> FeedFilter {
        filter.changed { filter in
            filter.text = place.rest.flatMap { $0.isEmpty ? nil : $0 }
            (filter.place, filter.extent, filter.drawn) = (place.code, place.extent, nil)
        }
    }

    private func nothing(_ visit: Visit) -> HTML {
        let browse = (SearchPhrases.browse, BoardPagePath.feed.rawValue)
        return EmptyState(
            drawing: .search,
            title: SearchPhrases.nothing(text),
            text: SearchPhrases.nothingText,
            actions: filter.widenings.isEmpty ? [browse] : filter.widenings,
            isHeading: false
        ).html(in: visit.language)
    }
}
