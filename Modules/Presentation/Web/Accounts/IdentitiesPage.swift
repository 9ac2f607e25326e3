import Domain
import Markup
import Wire
import Wording

/// The identity providers linked to the account.
struct IdentitiesPage {
    /// The providers that the operator configured.
    let offered: [IdentityProvider]
    let linked: [IdentityBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SettingsPhrases.identities[language]
        let shown = IdentityProvider.allCases.filter { provider in
            offered.contains(provider) || linked.contains { $0.provider == provider }
        }
        let list: HTML =
            shown.isEmpty
            ? "<p class=\"callout\">\(SettingsPhrases.noProviders[language])</p>"
            : "<ul class=\"plain rows\">\(shown.map { row($0, visit) })</ul>"
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SettingsPhrases.identitiesText[language])</p></div>
                \(FormParts(visit: visit, entry: entry).summary)
                \(list)
                """
        )
    }

    private func row(_ provider: IdentityProvider, _ visit: Visit) -> HTML {
        let language = visit.language
        let identity = linked.first { $0.provider == provider }
        let name = provider.words[language]
        let trip = AccountPagePath.provider.filled(provider.rawValue)
        let button: HTML =
            identity == nil
            ? """
            <a class="button small" href="\(link: trip)" \
            aria-label="\(name): \(SettingsPhrases.link[language])">\
            \(SettingsPhrases.link[language])</a>
            """
            : ActionButton(
                words: SettingsPhrases.unlink,
                action: AccountPagePath.unlink.filled(provider.rawValue)
                    .leading(to: AccountPagePath.identities.rawValue),
                about: name
            ).html(in: language)
        let state = identity.map { $0.linkedAt.age(at: visit.now) } ?? SettingsPhrases.notLinked
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(name)</p>
            <p class="soft small">\(state[language])</p></div>\(button)</li>
            """
    }
}
