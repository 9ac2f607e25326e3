import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The sign-in page.
struct SignInPage {
    let entry: FormEntry
    let others: [IdentityProvider]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            SignInPhrases.signIn[language],
            back: BoardPagePath.home.rawValue,
            content: """
                <div class="head"><h1>\(SignInPhrases.signInTitle[language])</h1></div>
                \(parts.form(
                    to: AccountPagePath.signIn.keepingWay(of: visit),
                    """
                    \(parts.line("email", SignInPhrases.email, type: "email", isRequired: true,
                        attributes: " autocomplete=\"username\" inputmode=\"email\""))
                    \(parts.password("password", SignInPhrases.password, isNew: false))
                    \(parts.button(SignInPhrases.signIn))
                    """
                ))
                \(ProviderLinks(providers: others).html(for: visit))
                <div class="section stack tight">
                <p><a class="line-link" href="\(link: AccountPagePath.forgotPassword.rawValue)">\
                \(SignInPhrases.forgot[language])</a></p>
                \(visit.takesMembers ? signUp(visit) : "")
                </div>
                """
        )
    }

    private func signUp(_ visit: Visit) -> HTML {
        """
        <p>\(SignInPhrases.newHere[visit.language]) \
        <a href="\(link: AccountPagePath.signUp.keepingWay(of: visit))">\
        \(SignInPhrases.signUp[visit.language])</a></p>
        """
    }
}

extension AccountPagePath {
    /// The path with this page's return address.
    func keepingWay(of visit: Visit) -> String {
        visit.request.query["then"].flatMap(LocalAddress.init)
            .map { rawValue.leading(to: $0.text) } ?? rawValue
    }
}
