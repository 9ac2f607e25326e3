import Markup
import Wording

/// The page that changes the password.
struct PasswordPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SettingsPhrases.changePassword[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SettingsPhrases.passwordText[language])</p></div>
                \(parts.form(
                    to: AccountPagePath.password.rawValue,
                    """
                    \(parts.password("currentPassword", SettingsPhrases.currentPassword, isNew: false))
                    \(parts.password("newPassword", SettingsPhrases.chosenPassword, isNew: true,
                        hint: SignInPhrases.passwordHint))
                    \(parts.button(SettingsPhrases.changePassword))
                    """
                ))
                <p class="section">\(SettingsPhrases.noPassword[language]) \
                <a href="\(link: AccountPagePath.forgotPassword.rawValue)">\
                \(SettingsPhrases.byMail[language])</a></p>
                """
        )
    }
}
