import Domain
import Markup
import Wording

/// Shows new recovery codes, once.
struct RecoveryCodesPage {
    static let codes = "recoveryCodes"

    let codes: [String]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SecondFactorPhrases.codesTitle[language]
        let fields = codes.map { HTML.hiddenField(Self.codes, $0) }
        let items = codes.map { "<li><code>\($0)</code></li>" as HTML }
        let copy = CopyButton(
            text: codes.joined(separator: "\n"),
            words: SecondFactorPhrases.copyCodes
        )
        var page = Page(
            title,
            tab: .mine,
            scripts: [.mine],
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SecondFactorPhrases.codesText[language])</p></div>
                <div class="stack">
                <ol class="panel plain recovery-codes">\(items)</ol>
                <div class="stack tight">
                <div class="buttons">\(copy.html(in: language))
                <button type="button" class="button small" data-print hidden>\
                \(SecondFactorPhrases.printCodes[language])</button></div>
                <form method="post" action="\(link: AccountPagePath.recoveryCodesFile.rawValue)">\(fields)
                <button class="button wide">\(SecondFactorPhrases.download[language])</button></form>
                <a class="button primary wide" href="\(link: AccountPagePath.secondFactor.rawValue)">\
                \(SecondFactorPhrases.kept[language])</a>
                </div></div>
                """
        )
        page.isSecret = true
        return page
    }
}
