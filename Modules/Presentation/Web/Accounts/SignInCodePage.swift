import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Asks for the code of a second factor, after the password or a provider.
struct SignInCodePage {
    /// The query and the field that tell which code is asked for.
    static let kind = "with"
    private static let recovery = "recovery-code"

    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let isRecovery = visit.request.query[Self.kind] == Self.recovery
        let parts = FormParts(visit: visit, entry: entry)
        let code =
            isRecovery
            ? parts.oneTimeCode("code", SecondFactorPhrases.recoveryCode, isNumeric: false)
            : parts.oneTimeCode("code", SecondFactorPhrases.code, hint: SecondFactorPhrases.codeHint)
        let text = isRecovery ? SecondFactorPhrases.recoveryText : SecondFactorPhrases.signInText
        var page = Page(
            SignInPhrases.signIn[language],
            back: AccountPagePath.signIn.keepingWay(of: visit),
            content: """
                <div class="head"><h1>\(SecondFactorPhrases.signInTitle[language])</h1>
                <p class="soft">\(text[language])</p></div>
                \(parts.form(
                    to: address(visit, isRecovery: isRecovery),
                    "\(code)\(parts.button(SignInPhrases.signIn))"
                ))
                \(others(visit, isRecovery: isRecovery))
                """
        )
        page.isSecret = true
        return page
    }

    private func others(_ visit: Visit, isRecovery: Bool) -> HTML {
        let language = visit.language
        let other = isRecovery ? SecondFactorPhrases.withApp : SecondFactorPhrases.withRecoveryCode
        return """
            <div class="section stack tight">
            <p><a class="line-link" href="\(link: address(visit, isRecovery: !isRecovery))">\
            \(other[language])</a></p>
            <p><a class="line-link" href="\(link: AccountPagePath.signIn.keepingWay(of: visit))">\
            \(SecondFactorPhrases.startAgain[language])</a></p>
            \(isRecovery ? "<p class=\"soft\">\(SecondFactorPhrases.lost[language])</p>" as HTML : "")
            </div>
            """
    }

    private func address(_ visit: Visit, isRecovery: Bool) -> String {
        let path = AccountPagePath.signInCode.keepingWay(of: visit)
        return isRecovery ? path.asking([Self.kind: Self.recovery]) : path
    }
}
