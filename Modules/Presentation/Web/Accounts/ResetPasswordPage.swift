import Markup
import Wording

/// The page that sets a new password with a token or code from an email.
struct ResetPasswordPage {
    let entry: FormEntry
    /// Whether the email's link was opened; otherwise its code is typed.
    let hasToken: Bool

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = EmailLinkPhrases.resetTitle[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\
                \((hasToken ? EmailLinkPhrases.resetText : EmailLinkPhrases.codeText)[language])</p>
                </div>
                \(parts.form(
                    to: AccountPagePath.resetPassword.rawValue,
                    """
                    \(hasToken ? token(parts) : code(parts))
                    \(parts.password("newPassword", SettingsPhrases.chosenPassword, isNew: true,
                        hint: SignInPhrases.passwordHint))
                    \(parts.button(EmailLinkPhrases.reset))
                    """
                ))
                <p class="section"><a href="\(link: AccountPagePath.forgotPassword.rawValue)">\
                \(EmailLinkPhrases.forgotTitle[language])</a></p>
                """
        )
    }

    private func token(_ parts: FormParts) -> HTML {
        "<div id=\"code\" hidden>\(parts.hidden("code"))</div>"
    }

    private func code(_ parts: FormParts) -> HTML {
        """
        \(parts.line("email", SignInPhrases.email, type: "email", isRequired: true,
            attributes: " autocomplete=\"username\" inputmode=\"email\""))
        \(parts.line("code", SettingsPhrases.code, isRequired: true,
            attributes: " autocomplete=\"one-time-code\" autocapitalize=\"characters\""))
        """
    }
}
