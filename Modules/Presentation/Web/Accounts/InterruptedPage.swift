import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Asks to sign in before a form is sent, with the form's fields.
struct InterruptedPage {
    /// The page's own fields are below this name.
    static let signIn = "signIn"
    static let email = "\(signIn).email"
    static let password = "\(signIn).password"
    static let challenge = "\(signIn).challenge"
    static let code = "\(signIn).code"

    /// The input of the interrupted form.
    let kept: FormEntry
    /// The refused input of this page.
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            SignInPhrases.signIn[language],
            back: BoardPagePath.home.rawValue,
            content: """
                <div class="head"><h1>\(SignInPhrases.interruptedTitle[language])</h1>
                <p class="soft">\(SignInPhrases.interruptedText[language])</p></div>
                \(parts.form(
                    to: visit.address,
                    """
                    \(fields)
                    \(entry.text(Self.challenge).isEmpty ? password(parts) : code(parts))
                    \(parts.button(SignInPhrases.signInAndGoOn))
                    """
                ))
                <form class="section stack tight" method="post" action="\(link: visit.address)">
                \(fields)
                <p class="soft small">\(SignInPhrases.otherWindow[language]) \
                <a href="\(link: AccountPagePath.signIn.rawValue)" target="_blank">\
                \(SignInPhrases.signIn[language])</a></p>
                <button class="button">\(SignInPhrases.sendAgain[language])</button></form>
                """
        )
    }

    private func password(_ parts: FormParts) -> HTML {
        """
        \(parts.line(Self.email, SignInPhrases.email, type: "email", isRequired: true,
            attributes: " autocomplete=\"username\" inputmode=\"email\""))
        \(parts.password(Self.password, SignInPhrases.password, isNew: false))
        """
    }

    private func code(_ parts: FormParts) -> HTML {
        """
        \(parts.hidden(Self.email))\(parts.hidden(Self.challenge))
        \(parts.oneTimeCode(Self.code, SecondFactorPhrases.anyCode, isNumeric: false))
        """
    }

    private var fields: HTML {
        "\(kept.all.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.text)\">" as HTML })"
    }
}
