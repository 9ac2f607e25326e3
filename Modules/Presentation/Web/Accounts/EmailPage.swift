import Domain
import Markup
import Wire
import Wording

/// The email address, its verification and its change. A code may belong to either, so its field is always
/// present.
struct EmailPage {
    let account: AccountBody
    var telling = FormEntry.empty
    var moving = FormEntry.empty

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SettingsPhrases.email[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p>\(account.account.email.text) <span class="tag">\
                \((isProven ? SettingsPhrases.proven : SettingsPhrases.unproven)[language])</span></p></div>
                \(proof(visit))
                \(change(visit))
                """
        )
    }

    private var isProven: Bool { account.account.isEmailVerified }

    private func proof(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: telling)
        let letter: HTML =
            isProven
            ? ""
            : """
            <p class="soft">\(SettingsPhrases.proveText[language])</p>
            \(ActionButton(
                words: SettingsPhrases.sendCode,
                action: AccountPagePath.emailLetter.rawValue,
                style: "button wide"
            ).html(in: language))
            """
        let form = parts.form(
            to: AccountPagePath.emailCode.rawValue,
            """
            \(parts.line("code", SettingsPhrases.code, isRequired: true,
                attributes: " autocomplete=\"one-time-code\" inputmode=\"numeric\""))
            \(parts.button(SettingsPhrases.tellCode))
            """
        )
        return """
            <section class="section"><h2>\(SettingsPhrases.prove[language])</h2>
            \(letter)
            \(form)
            </section>
            """
    }

    private func change(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: moving)
        let form = parts.form(
            to: AccountPagePath.email.rawValue.leading(to: AccountPagePath.email.rawValue),
            """
            \(parts.line("email", SettingsPhrases.otherEmail, type: "email", isRequired: true,
                attributes: " autocomplete=\"email\" inputmode=\"email\""))
            \(parts.password("currentPassword", SettingsPhrases.currentPassword, isNew: false))
            \(parts.button(SettingsPhrases.sendCode))
            """
        )
        return """
            <section class="section"><h2>\(SettingsPhrases.changeEmail[language])</h2>
            <p class="soft">\(SettingsPhrases.changeEmailText[language])</p>
            \(form)
            </section>
            """
    }
}
