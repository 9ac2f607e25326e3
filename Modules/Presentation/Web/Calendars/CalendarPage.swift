import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The secret address of the reader's calendar, with its tools.
struct CalendarPage {
    let address: CalendarAddressBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = CalendarPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(CalendarPhrases.text[language])</p></div>
                <div class="stack">\(address.path.map { shown($0, visit) } ?? offer(language))</div>
                """
        )
    }

    private func offer(_ language: Language) -> HTML {
        ActionButton(
            words: CalendarPhrases.create,
            action: CalendarPagePath.mine.rawValue,
            style: "button primary wide"
        ).html(in: language)
    }

    private func shown(_ path: String, _ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <div class="field"><label for="address">\(CalendarPhrases.address[language])</label>
            <input id="address" value="\(visit.site)\(path)" readonly \
            aria-describedby="address-hint">
            <p class="hint" id="address-hint">\(CalendarPhrases.addressHint[language])</p></div>
            <a class="button primary wide" href="\(visit.webcal(path))">\
            \(CalendarPhrases.open[language])</a>
            <p class="callout">\(CalendarPhrases.secret[language])</p>
            <section class="section"><p class="hint">\(CalendarPhrases.replaceHint[language])</p>
            <div class="buttons">
            \(ActionButton(
                words: CalendarPhrases.replace,
                action: CalendarPagePath.mine.rawValue,
                style: "button"
            ).html(in: language))
            \(ActionButton(
                words: CalendarPhrases.delete,
                action: CalendarPagePath.delete.rawValue,
                style: "button danger"
            ).html(in: language))
            </div></section>
            """
    }
}
