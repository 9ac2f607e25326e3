import Domain
import Markup
import Wording

/// The sign-up page, the first of two steps.
struct SignUpPage {
    let entry: FormEntry
    let others: [IdentityProvider]
    /// Links to the terms and the privacy policy, where the operator has written them.
    let documents: [HTML]

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
                    \(TeacherCheck(parts: parts).html)
                    \(parts.button(SignInPhrases.signUp))
                    """
                ))
                \(agreement(language))
                \(ProviderLinks(providers: others).html(for: visit))
                <p class="section">\(SignInPhrases.beenHere[language]) \
                <a href="\(link: AccountPagePath.signIn.keepingWay(of: visit))">\
                \(SignInPhrases.signIn[language])</a></p>
                """
        )
    }

    private func agreement(_ language: Language) -> HTML {
        guard !documents.isEmpty else { return "" }
        let links = documents.joined(separator: " · ")
        return "<p class=\"hint\">\(SignInPhrases.agreement[language]) \(links)</p>"
    }
}
