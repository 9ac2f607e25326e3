import Domain
import Markup
import Wire
import Wording

/// The fields for further times that are proposed at once.
struct OtherStarts {
    static let name = "otherStarts"

    let parts: FormParts

    private var times: [String] { parts.entry.texts(Self.name) }

    var html: HTML {
        let language = parts.visit.language
        let fields = (0..<DealTerms.mostStarts - 1).map { place -> HTML in
            let label = DealPhrases.otherStart(place + 2)[language]
            return """
                <input type="datetime-local" name="\(Self.name)" aria-label="\(label)" \
                value="\(place < times.count ? times[place] : "")">
                """
        }
        return """
            <details class="field"\(" open", if: times.contains { !$0.isEmpty })>\
            <summary>\(DealPhrases.otherStarts[language])</summary>
            <div class="stack tight">\(fields)\(parts.note(Self.name, DealPhrases.otherStartsHint))</div>
            </details>
            """
    }
}

extension FormEntry {
    /// Leaves out the fields for further times that are empty, and translates the others.
    var tellingOtherStarts: FormEntry {
        saying(texts(OtherStarts.name).filter { !$0.isEmpty }, at: OtherStarts.name)
            .tellingTimes(called: OtherStarts.name)
    }
}
