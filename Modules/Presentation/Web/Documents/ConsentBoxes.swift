import Domain
import Markup
import Wording

/// A box for each document that a new member consents to; none is ticked in advance. A box carries the digest
/// of the text that its link shows, so that a text that changes meanwhile isn't consented to unread.
struct ConsentBoxes {
    let parts: FormParts
    let documents: [OperatorDocument]

    var html: HTML {
        guard !documents.isEmpty else { return "" }
        return """
            <fieldset class="field" id="consents">
            <legend>\(ConsentPhrases.legend[parts.visit.language])</legend>
            \(documents.map(box))
            </fieldset>
            """
    }

    private func box(_ document: OperatorDocument) -> HTML {
        let language = parts.visit.language
        let (field, name) = ("consents.\(document.name.rawValue)", document.name.words[language])
        let isTicked = parts.entry.text(field) == document.digest.text
        let isWrong = parts.entry.refusal(at: field) != nil
        return """
            <div class="consent"><label class="check tall grow"><input type="checkbox" id="\(field)" \
            name="\(field)" value="\(document.digest.text)" required\(" checked", if: isTicked)\
            \(isWrong ? " aria-invalid=\"true\" aria-describedby=\"\(field)-note\"" as HTML : "")>\
            <span>\(ConsentPhrases.box(document.name)[language])</span></label>\
            <a class="line-link" href="\(link: document.name.path.rawValue)" target="_blank" \
            aria-label="\(name): \(ConsentPhrases.read[language])">\(ConsentPhrases.read[language])</a></div>
            \(parts.note(field))
            """
    }
}
