import Domain
import Markup
import Wire
import Wording

/// The reader's websites, and how each is proven.
struct WebsitesPage {
    let websites: [WebsiteBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = WebsitePhrases.title[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(WebsitePhrases.text[language])</p></div>
                <div class="stack">
                \(parts.summary)
                \(websites.map { panel($0, visit) })
                <section class="panel" aria-labelledby="add"><h2 id="add">\(WebsitePhrases.add[language])</h2>
                \(parts.form(
                    to: WebsitePagePath.mine.rawValue,
                    """
                    \(parts.key)
                    \(parts.line(
                        "host",
                        WebsitePhrases.host,
                        hint: WebsitePhrases.hostHint,
                        isRequired: true,
                        attributes: " maxlength=\"500\" autocomplete=\"url\" inputmode=\"url\""
                    ))
                    \(parts.button(WebsitePhrases.add))
                    """
                ))</section>
                </div>
                """
        )
    }

    private func panel(_ website: WebsiteBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let remove = ActionButton(
            words: WebsitePhrases.remove,
            action: WebsitePagePath.remove.filled(website.host),
            style: "button",
            about: website.host
        )
        let state: HTML =
            website.provenAt.map {
                """
                <p><span class="tag offer">\(WebsitePhrases.proven[language])</span> \
                <span class="soft small">\($0.age(at: visit.now)[language])</span></p>
                """
            } ?? steps(website, language)
        let check: HTML =
            website.provenAt == nil
            ? ActionButton(
                words: WebsitePhrases.check,
                action: WebsitePagePath.prove.filled(website.host),
                style: "button primary",
                about: website.host
            ).html(in: language) : ""
        return """
            <section class="panel"><h2>\(website.host)</h2>\(state)
            <div class="buttons">\(check)\(remove.html(in: language))</div></section>
            """
    }

    private func steps(_ website: WebsiteBody, _ language: Language) -> HTML {
        """
        <ol><li>\(WebsitePhrases.stepFile[language])<br><code>\(website.proofAddress)</code></li>
        <li>\(WebsitePhrases.stepLine[language])<br><code>\(website.proofLine)</code></li>
        <li>\(WebsitePhrases.stepCheck[language])</li></ol>
        """
    }
}
