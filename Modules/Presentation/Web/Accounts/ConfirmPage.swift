import Domain
import Markup
import Wire
import Wording

/// The page that confirms a member's identity before an irreversible action.
struct ConfirmPage {
    let ways: ConfirmMember.Ways
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let way = visit.wayBack(or: AccountPagePath.settings.rawValue)
        let password: HTML =
            ways.hasPassword
            ? parts.form(
                to: AccountPagePath.confirm.rawValue.leading(to: way),
                """
                \(parts.password("password", SignInPhrases.password, isNew: false))
                \(parts.button(SettingsPhrases.confirm))
                """
            ) : parts.summary
        return Page(
            SettingsPhrases.confirm[language],
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(SettingsPhrases.confirmTitle[language])</h1>
                <p class="soft">\(SettingsPhrases.confirmText[language])</p></div>
                \(password)
                \(ConfirmLinks(ways: ways, way: way).html(in: language))
                """
        )
    }
}

/// Links to the providers that can confirm. Links, because the content policy forbids forms that lead to
/// another host.
struct ConfirmLinks {
    let ways: ConfirmMember.Ways
    let way: String

    func html(in language: Language) -> HTML {
        let links: [HTML] = ways.providers.map { provider in
            let trip = AccountPagePath.provider.filled(provider.rawValue).leading(to: way)
            return """
                <a class="button wide" href="\(link: trip)">\
                \(SettingsPhrases.confirming(with: provider.words)[language])</a>
                """
        }
        return links.isEmpty ? "" : "<div class=\"stack tight section\">\(links)</div>"
    }
}
