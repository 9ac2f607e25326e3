import Markup
import Wording

/// The page that requests a password reset by email.
struct ForgotPasswordPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = EmailLinkPhrases.forgotTitle[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(EmailLinkPhrases.forgotText[language])</p></div>
                \(parts.form(
                    to: AccountPagePath.forgotPassword.rawValue,
                    """
                    \(parts.line("email", SignInPhrases.email, type: "email", isRequired: true,
                        attributes: " autocomplete=\"username\" inputmode=\"email\""))
                    \(parts.button(EmailLinkPhrases.send))
                    """
                ))
                <p class="section"><a href="\(link: AccountPagePath.resetPassword.rawValue)">\
                \(EmailLinkPhrases.haveCode[language])</a></p>
                """
        )
    }
}
