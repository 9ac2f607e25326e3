import Domain
import Markup
import Wire
import Wording

/// Whether the member has a second factor, and how to turn it on or off.
struct SecondFactorPage {
    private static let fewCodes = 3

    let state: SecondFactorBody
    let ways: ConfirmMember.Ways
    var entry = FormEntry.empty

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SecondFactorPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SecondFactorPhrases.text[language])</p></div>
                \(state.since.map { on(since: $0, language) } ?? form(visit))
                """
        )
    }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <div class="stack"><p>\(SecondFactorPhrases.needed[visit.language])</p>
            \(parts.form(
                to: AccountPagePath.secondFactor.rawValue,
                """
                \(parts.passwordOfMember(ways))
                \(parts.button(SecondFactorPhrases.turnOn))
                """
            ))</div>
            """
    }

    private func on(since moment: Moment, _ language: Language) -> HTML {
        let warning: HTML =
            state.recoveryCodes > Self.fewCodes
            ? "" : "<p class=\"callout warn\">\(SecondFactorPhrases.fewCodes[language])</p>"
        let links = [
            (SecondFactorPhrases.newCodes, AccountPagePath.recoveryCodes),
            (SecondFactorPhrases.turnOff, AccountPagePath.secondFactorOff),
        ].map { words, path -> HTML in
            "<a class=\"button wide\" href=\"\(link: path.rawValue)\">\(words[language])</a>"
        }
        return """
            <div class="stack">
            <section class="panel"><dl class="facts">
            <dt>\(SecondFactorPhrases.since[language])</dt><dd>\(moment.words[language])</dd>
            <dt>\(SecondFactorPhrases.codes[language])</dt>\
            <dd>\(SecondFactorPhrases.left(state.recoveryCodes)[language])</dd>
            </dl></section>
            \(warning)
            <div class="stack tight">\(links)</div>
            </div>
            """
    }
}

/// Asks for the password and a code before a change.
struct SecondFactorProofPage {
    let title: Words
    let text: Words
    let path: AccountPagePath
    let ways: ConfirmMember.Ways
    let entry: FormEntry
    var isDanger = false

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title[language],
            tab: .mine,
            back: AccountPagePath.secondFactor.rawValue,
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(text[language])</p></div>
                \(parts.form(
                    to: path.rawValue,
                    """
                    \(parts.passwordOfMember(ways))
                    \(parts.oneTimeCode("code", SecondFactorPhrases.anyCode, isNumeric: false))
                    \(parts.button(title, isDanger: isDanger))
                    """
                ))
                """
        )
    }
}

extension FormParts {
    /// The password of an account that has one. Any other is asked to confirm before.
    fileprivate func passwordOfMember(_ ways: ConfirmMember.Ways) -> HTML {
        guard ways.hasPassword else { return "" }
        return password("currentPassword", SettingsPhrases.currentPassword, isNew: false)
    }

    /// - Parameter isNumeric: whether only the app's code fits, not a recovery code.
    func oneTimeCode(_ name: String, _ label: Words, hint: Words? = nil, isNumeric: Bool = true) -> HTML {
        line(
            name,
            label,
            hint: hint,
            isRequired: true,
            attributes: isNumeric
                ? " autocomplete=\"one-time-code\" inputmode=\"numeric\""
                : " autocomplete=\"one-time-code\" autocapitalize=\"none\" spellcheck=\"false\""
        )
    }
}
