import Domain
import Markup
import Wire
import Wording

/// The sign-up page for an identity from a provider, which asks for a nickname.
struct ProviderSignUpPage {
    let provider: String
    let step: SignUpStep
    let entry: FormEntry
    /// An account with that email address exists, most likely of the same person.
    let isEmailTaken: Bool
    /// Those to consent to.
    let documents: [OperatorDocument]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            SignInPhrases.signUp[language],
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(SignInPhrases.signUpTitle[language])</h1>
                <p class="soft">\(SignInPhrases.signUpLead[language])</p></div>
                \(isEmailTaken ? known(language) : "")
                \(form(FormParts(visit: visit, entry: entry)))
                """
        )
    }

    private func form(_ parts: FormParts) -> HTML {
        let (join, code) = (
            AccountPagePath.provider.filled(provider), AccountPagePath.providerCode.filled(provider)
        )
        let sent = SentCode(parts: parts)
        return parts.form(
            to: step == .address ? code : join,
            """
            \(parts.hidden("introduction"))
            \(parts.key)\(parts.invitation)
            \(parts.line("nickname", SignInPhrases.nickname, hint: SignInPhrases.nicknameHint,
                isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
            \(step == .provenApplication ? sent.html : SentCode.email(parts))
            \(TeacherCheck(parts: parts).html)
            \(ConsentBoxes(parts: parts, documents: documents).html)
            \(parts.button(step == .address ? SignInPhrases.sendCode : SignInPhrases.signUp))
            \(step == .provenApplication ? sent.again(to: code) : "")
            """
        )
    }

    private func known(_ language: Language) -> HTML {
        let address = AccountPagePath.signIn.rawValue.leading(to: AccountPagePath.identities.rawValue)
        return """
            <p class="callout">\(SignInPhrases.knownAddress[language]) \
            <a href="\(link: address)">\(SignInPhrases.signIn[language])</a></p>
            """
    }
}
