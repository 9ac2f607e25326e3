import Domain
import Markup
import Wire
import Wording

/// The filters of the calendar in one form, and the active ones as chips.
struct EventCalendarSheet {
    let choice: EventCalendarChoice

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let count = choice.narrowings.count
        let facets = EventCalendarChoice.kind.facets.map { facet -> HTML in
            let words = EventCalendarChoice.kind.words[facet.name]
            let choices = words.choices.map { ($0.value, $0.words) }
            return parts.choices(facet.name, words.label, several: true, choices)
        }
        return """
            <div class="filters"><details class="menu narrow">
            <summary class="chip">\(Icon.sort.html)\(FeedPhrases.narrow[language])\
            \(count > 0 ? "<b>\(count)</b>" as HTML : "")</summary>
            <form method="get" action="\(link: EventCalendarPagePath.calendar.rawValue)" class="stack tight">
            \(choice.changed { _ in }.time.map(HTML.hiddenField))
            \(parts.line("q", EventCalendarPhrases.search, type: "search", attributes: " maxlength=\"60\""))
            \(parts.select("where", EventCalendarPhrases.place, hint: EventCalendarPhrases.placeHint,
                places(visit)))
            \(facets)
            <div class="narrow-end">
            <a class="button" href="\(link: withoutFilters.address)">\(FeedPhrases.reset[language])</a>
            <button class="button primary">\(FeedPhrases.show[language])</button>
            </div>
            </form>
            </details>
            \(chips(language))</div>
            """
    }

    var withoutFilters: EventCalendarChoice {
        choice.changed {
            $0.facets = [:]
            $0.place = .anywhere
            $0.text = nil
        }
    }

    private func places(_ visit: Visit) -> [(value: String, words: Words)] {
        let near: [EventCalendarChoice.Place] = visit.home == nil ? [] : [.home]
        let all = [.anywhere] + near + Province.allCases.map { .province($0) }
        return all.map { ($0.text, $0.words) }
    }

    private func chips(_ language: Language) -> HTML {
        guard !choice.narrowings.isEmpty else { return "" }
        return """
            <ul class="plain chips scroll" aria-label="\(FeedPhrases.narrowed[language])">
            \(choice.narrowings.map { narrowing in
                """
                <li><a class="chip" aria-current="true" href="\(link: narrowing.without.address)" \
                aria-label="\(FeedPhrases.without(narrowing.words)[language])">\
                \(narrowing.words[language])\(Icon.close.html)</a></li>
                """ as HTML
            })
            </ul>
            """
    }

    private var entry: FormEntry {
        let fields: [(name: String, value: String)] = [
            ("q", choice.text ?? ""), ("where", choice.place.text),
        ]
        let facets = choice.facets.flatMap { name, words in words.map { (name: name, value: $0) } }
        return FormEntry(fields + facets)
    }
}
