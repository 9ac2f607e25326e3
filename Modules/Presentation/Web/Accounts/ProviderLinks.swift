import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Sign-in links of the providers. Links, because the content policy forbids forms that lead to another
/// host.
struct ProviderLinks {
    let providers: [IdentityProvider]
    /// The code of a newcomer's invitation.
    var invitation: String?

    func html(for visit: Visit) -> HTML {
        guard !providers.isEmpty else { return "" }
        let language = visit.language
        let links: [HTML] = providers.map { provider in
            let trip = AccountPagePath.provider.filled(provider.rawValue)
            let address = trip.asking(["then": visit.request.query["then"], "invitation": invitation])
            return """
                <a class="button wide" href="\(link: address)">\
                \(SettingsPhrases.continuing(with: provider.words)[language])</a>
                """
        }
        return """
            <section class="stack tight other-ways" aria-label="\(SignInPhrases.otherWays[language])">
            \(links)
            </section>
            """
    }
}
