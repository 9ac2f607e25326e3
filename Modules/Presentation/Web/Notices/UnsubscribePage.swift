import Markup
import Wording

/// One button that ends emails of one kind.
struct UnsubscribePage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let isUsable = !entry.text("token").isEmpty && entry.problem == nil
        let form: HTML =
            isUsable
            ? parts.form(
                to: NoticePagePath.unsubscribeNow.rawValue,
                "<div id=\"token\">\(parts.hidden("token"))</div>\n\(parts.button(NoticePhrases.unsubscribe))"
            )
            : "<p>\(NoticePhrases.unsubscribeLost[language])</p>"
        var page = Page(
            NoticePhrases.unsubscribeTitle[language],
            back: BoardPagePath.home.rawValue,
            content: """
                <div class="head"><h1>\(NoticePhrases.unsubscribeTitle[language])</h1>
                <p class="soft">\(NoticePhrases.unsubscribeText[language])</p></div>
                \(form)
                <p class="section"><a href="\(link: NoticePagePath.switches.rawValue)">\
                \(NoticePhrases.chooseInSettings[language])</a></p>
                """
        )
        page.isSecret = true
        return page
    }
}
