import Domain
import Markup
import QRCode
import Wire
import Wording

/// Shows the secret for an app, and asks for its first code. Its fields keep the secret, of which the server
/// stores nothing yet.
struct SecondFactorSetUpPage {
    static let secret = "secret"
    static let address = "address"

    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SecondFactorPhrases.setUpTitle[language]
        let parts = FormParts(visit: visit, entry: entry)
        var page = Page(
            title,
            tab: .mine,
            back: AccountPagePath.secondFactor.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SecondFactorPhrases.setUpText[language])</p></div>
                <div class="stack">
                \(secret(language))
                \(parts.form(
                    to: AccountPagePath.secondFactorOn.rawValue,
                    """
                    \(parts.hidden("ticket"))\(parts.hidden(Self.secret))\(parts.hidden(Self.address))
                    \(parts.oneTimeCode("code", SecondFactorPhrases.code, hint: SecondFactorPhrases.codeHint))
                    \(parts.button(SecondFactorPhrases.confirm))
                    """
                ))
                </div>
                """
        )
        page.isSecret = true
        return page
    }

    private func secret(_ language: Language) -> HTML {
        let (secret, address) = (entry.text(Self.secret), entry.text(Self.address))
        let picture = QRCode(address).map {
            QRCodeDrawing(code: $0, words: SecondFactorPhrases.picture).html(in: language)
        }
        return """
            <section class="panel set-up stack tight">
            \(picture)
            <p><span class="soft">\(SecondFactorPhrases.key[language])</span> \
            <code>\(secret.inGroups)</code></p>
            <div class="stack tight">
            \(CopyButton(text: secret, words: SecondFactorPhrases.copyKey).html(in: language))
            <a class="button wide" href="\(link: address)">\(SecondFactorPhrases.openApp[language])</a>
            </div></section>
            """
    }
}

extension String {
    /// In groups of four, as it is read and typed.
    fileprivate var inGroups: String {
        let letters = Array(self)
        return stride(from: 0, to: letters.count, by: 4)
            .map { String(letters[$0..<min($0 + 4, letters.count)]) }.joined(separator: " ")
    }
}
