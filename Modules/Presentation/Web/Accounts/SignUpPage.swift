import Domain
import Markup
import Wording

/// For newcomers: the first of two short steps.
struct SignUpPage {
    let entry: FormEntry
    let others: [IdentityProvider]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            DoorPhrases.signUp[language],
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(DoorPhrases.signUpTitle[language])</h1>
                <p class="soft">\(DoorPhrases.signUpLead[language])</p></div>
                \(parts.form(
                    to: AccountPagePath.signUp.keepingWay(of: visit),
                    """
                    \(parts.key)
                    \(parts.line("nickname", DoorPhrases.nickname, hint: DoorPhrases.nicknameHint,
                        isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
                    \(parts.line("email", DoorPhrases.email, type: "email", isRequired: true,
                        attributes: " autocomplete=\"username\" inputmode=\"email\""))
                    \(parts.password("password", DoorPhrases.password, isNew: true,
                        hint: DoorPhrases.passwordHint))
                    \(parts.button(DoorPhrases.signUp))
                    """
                ))
                \(ProviderLinks(providers: others).html(for: visit))
                <p class="section">\(DoorPhrases.beenHere[language]) \
                <a href="\(link: AccountPagePath.signIn.keepingWay(of: visit))">\
                \(DoorPhrases.signIn[language])</a></p>
                """
        )
    }
}
