import Domain
import Markup
import Wording

/// The sign-up page, the first of two steps.
struct SignUpPage {
    let entry: FormEntry
    let others: [IdentityProvider]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            SignInPhrases.signUp[language],
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(SignInPhrases.signUpTitle[language])</h1>
                <p class="soft">\(SignInPhrases.signUpLead[language])</p></div>
                \(parts.form(
                    to: AccountPagePath.signUp.keepingWay(of: visit),
                    """
                    \(parts.key)
                    \(parts.line("nickname", SignInPhrases.nickname, hint: SignInPhrases.nicknameHint,
                        isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
                    \(parts.line("email", SignInPhrases.email, type: "email", isRequired: true,
                        attributes: " autocomplete=\"username\" inputmode=\"email\""))
                    \(parts.password("password", SignInPhrases.password, isNew: true,
                        hint: SignInPhrases.passwordHint))
                    \(parts.button(SignInPhrases.signUp))
                    """
                ))
                \(ProviderLinks(providers: others).html(for: visit))
                <p class="section">\(SignInPhrases.beenHere[language]) \
                <a href="\(link: AccountPagePath.signIn.keepingWay(of: visit))">\
                \(SignInPhrases.signIn[language])</a></p>
                """
        )
    }
}
