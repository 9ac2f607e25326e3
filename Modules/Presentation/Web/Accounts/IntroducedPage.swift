import Domain
import Markup
import Wire
import Wording

/// For a newcomer whom a provider vouches for: what neighbours shall call them.
struct IntroducedPage {
    let provider: String
    let entry: FormEntry
    /// Somebody has an account with that address, most likely the same person.
    let isEmailTaken: Bool

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            DoorPhrases.signUp[language],
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(DoorPhrases.signUpTitle[language])</h1>
                <p class="soft">\(DoorPhrases.signUpLead[language])</p></div>
                \(isEmailTaken ? known(language) : "")
                \(parts.form(
                    to: AccountPagePath.provider.filled(provider),
                    """
                    \(parts.hidden("introduction"))
                    \(parts.key)
                    \(parts.line("nickname", DoorPhrases.nickname, hint: DoorPhrases.nicknameHint,
                        isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
                    \(parts.line("email", DoorPhrases.email, type: "email", isRequired: true,
                        attributes: " autocomplete=\"email\" inputmode=\"email\""))
                    \(parts.button(DoorPhrases.signUp))
                    """
                ))
                """
        )
    }

    private func known(_ language: Language) -> HTML {
        let door = AccountPagePath.signIn.rawValue.leading(to: AccountPagePath.identities.rawValue)
        return """
            <p class="callout">\(DoorPhrases.knownAddress[language]) \
            <a href="\(link: door)">\(DoorPhrases.signIn[language])</a></p>
            """
    }
}
