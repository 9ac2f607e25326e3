import Domain
import Markup
import Wire
import Wording

/// Asks a member to confirm that a provider's identity is linked. Opening a URL alone must not link it.
struct LinkPage {
    let provider: String
    let code: String
    let state: String

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let entry = FormEntry([(name: "code", value: code), (name: "state", value: state)])
        let parts = FormParts(visit: visit, entry: entry)
        let title = SignInPhrases.linkTitle(IdentityProvider(rawValue: provider)?.words)[language]
        return Page(
            title,
            back: AccountPagePath.identities.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SettingsPhrases.identitiesText[language])</p></div>
                \(parts.form(
                    to: AccountPagePath.link.filled(provider)
                        .leading(to: AccountPagePath.identities.rawValue),
                    """
                    \(parts.hidden("code"))\(parts.hidden("state"))
                    \(parts.button(SettingsPhrases.link))
                    """
                ))
                """
        )
    }
}
