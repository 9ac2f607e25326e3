import Markup
import Wording

/// The page behind a verification link: one button.
struct VerifyEmailPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = EmailLinkPhrases.verifyTitle[language]
        let parts = FormParts(visit: visit, entry: entry)
        let isLost = entry.text("code").isEmpty || entry.problem != nil
        let form: HTML =
            entry.text("code").isEmpty
            ? ""
            : parts.form(
                to: AccountPagePath.verifyEmail.rawValue,
                "<div id=\"code\">\(parts.hidden("code"))</div>\n\(parts.button(EmailLinkPhrases.verify))"
            )
        let otherwise: HTML =
            isLost
            ? """
            <p class="section">\(EmailLinkPhrases.noTokenText[language]) \
            <a href="\(link: AccountPagePath.email.rawValue)">\(EmailLinkPhrases.toSettings[language])</a></p>
            """
            : ""
        return Page(
            title,
            back: BoardPagePath.home.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(EmailLinkPhrases.verifyText[language])</p></div>
                \(form)
                \(otherwise)
                """
        )
    }
}
