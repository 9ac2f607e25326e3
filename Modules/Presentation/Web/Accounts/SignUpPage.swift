import Domain
import Markup
import Wording

/// The sign-up page, which the choice of a neighbourhood follows.
struct SignUpPage {
    let step: SignUpStep
    let entry: FormEntry
    let others: [IdentityProvider]
    /// Those to consent to.
    let documents: [OperatorDocument]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            SignInPhrases.signUp[language],
            back: AccountPagePath.signIn.rawValue,
            content: """
                <div class="head"><h1>\(SignInPhrases.signUpTitle[language])</h1>
                <p class="soft">\(step.lead[language])</p></div>
                \(form(FormParts(visit: visit, entry: entry)))
                \(providerLinks.html(for: visit))
                <p class="section">\(SignInPhrases.beenHere[language]) \
                <a href="\(link: AccountPagePath.signIn.keepingWay(of: visit))">\
                \(SignInPhrases.signIn[language])</a></p>
                """
        )
    }

    private var providerLinks: ProviderLinks {
        ProviderLinks(providers: others, invitation: entry.texts("invitation").last)
    }

    private func form(_ parts: FormParts) -> HTML {
        let code = AccountPagePath.signUpCode.keepingWay(of: parts.visit)
        switch step {
        case .address:
            return parts.form(
                to: code,
                """
                \(parts.invitation)\(SentCode.email(parts))
                \(parts.button(SignInPhrases.sendCode))
                """
            )
        case .application:
            return application(parts, SentCode.email(parts))
        case .provenApplication:
            let sent = SentCode(parts: parts)
            return application(parts, sent.html, sent.again(to: code))
        case .linkedApplication:
            return application(parts, "<div id=\"code\" hidden>\(parts.hidden("code"))</div>")
        }
    }

    private func application(_ parts: FormParts, _ address: HTML, _ more: HTML = "") -> HTML {
        parts.form(
            to: AccountPagePath.signUp.keepingWay(of: parts.visit),
            """
            \(parts.key)\(parts.invitation)
            \(address)
            \(parts.line("nickname", SignInPhrases.nickname, hint: SignInPhrases.nicknameHint,
                isRequired: true, attributes: " autocomplete=\"nickname\" maxlength=\"20\""))
            \(parts.password("password", SignInPhrases.password, isNew: true,
                hint: SignInPhrases.passwordHint))
            \(TeacherCheck(parts: parts).html)
            \(ConsentBoxes(parts: parts, documents: documents).html)
            \(parts.button(SignInPhrases.signUp))
            \(more)
            """
        )
    }
}

extension SignUpStep {
    fileprivate var lead: Words {
        switch self {
        case .application: SignInPhrases.signUpLead
        case .address: SignInPhrases.addressLead
        case .provenApplication, .linkedApplication: SignInPhrases.provenLead
        }
    }
}

/// The fields for an address and the code that was sent to it.
struct SentCode {
    let parts: FormParts

    var html: HTML {
        """
        \(SentCode.email(parts))
        \(parts.line("code", SignInPhrases.code, hint: SignInPhrases.codeHint, isRequired: true,
            attributes: " autocomplete=\"one-time-code\" inputmode=\"numeric\" maxlength=\"20\""))
        """
    }

    /// A second button of the same form, which keeps what is typed.
    func again(to action: String) -> HTML {
        """
        <button class="button wide" type="submit" formaction="\(link: action)">\
        \(SignInPhrases.sendCodeAgain[parts.visit.language])</button>
        """
    }

    static func email(_ parts: FormParts) -> HTML {
        let domains = parts.visit.settings.signUpDomains
        return parts.line(
            "email",
            SignInPhrases.email,
            type: "email",
            hint: domains.isEmpty ? nil : SitePhrases.domains(domains),
            isRequired: true,
            attributes: " autocomplete=\"username\" inputmode=\"email\""
        )
    }
}

extension FormParts {
    /// The code of the invitation that the newcomer came with, if any.
    var invitation: HTML { entry.texts("invitation").isEmpty ? "" : hidden("invitation") }
}
