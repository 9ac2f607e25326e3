import Markup
import Wording

/// Behind the link of a letter: one button.
struct VerifyEmailPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = LetterPhrases.verifyTitle[language]
        let parts = FormParts(visit: visit, entry: entry)
        let isLost = entry.text("code").isEmpty || entry.problem != nil
        let form: HTML =
            entry.text("code").isEmpty
            ? ""
            : parts.form(
                to: AccountPagePath.verifyEmail.rawValue,
                "<div id=\"code\">\(parts.hidden("code"))</div>\n\(parts.button(LetterPhrases.verify))"
            )
        let otherwise: HTML =
            isLost
            ? """
            <p class="section">\(LetterPhrases.noTokenText[language]) \
            <a href="\(link: AccountPagePath.email.rawValue)">\(LetterPhrases.toSettings[language])</a></p>
            """
            : ""
        return Page(
            title,
            back: BoardPagePath.feed.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(LetterPhrases.verifyText[language])</p></div>
                \(form)
                \(otherwise)
                """
        )
    }
}
