import Markup
import Wording

/// Controls for numbers and amounts.
extension FormParts {
    /// A number with a button for less and one for more, which scripts show.
    func stepper(
        _ name: String,
        _ label: Words,
        in range: ClosedRange<Int>,
        step: Int,
        hint: Words? = nil
    ) -> HTML {
        field(name, label, hint: hint) { marks in
            """
            <span class="stepper" data-stepper>\
            \(stepButton("less", FramePhrases.less(label), "−"))\
            <input id="\(name)" name="\(name)" type="number" value="\(entry.text(name))" \
            min="\(range.lowerBound)" max="\(range.upperBound)" step="\(step)" inputmode="numeric"\(marks)>\
            \(stepButton("more", FramePhrases.more(label), "+"))</span>
            """
        }
    }

    private func stepButton(_ name: String, _ words: Words, _ sign: String) -> HTML {
        """
        <button class="icon-button" type="button" data-step-\(name) \
        aria-label="\(words[visit.language])">\(sign)</button>
        """
    }

    /// An amount with its unit inside the field. Scripts read it back in words.
    func money(
        _ name: String,
        _ label: Words,
        inTenThousands: Bool = false,
        hint: Words? = nil,
        isRequired: Bool = false
    ) -> HTML {
        let unit = inTenThousands ? FramePhrases.tenThousandWon : FramePhrases.won
        let size: HTML = inTenThousands ? "=\"10000\"" : ""
        return field(name, label.withoutUnit, hint: hint, isRequired: isRequired, unit: unit) { marks in
            """
            <span class="money"><input id="\(name)" name="\(name)" value="\(entry.text(name))"\
            \(" required", if: isRequired) inputmode="decimal" data-won\(size) autocomplete="off"\(marks)>\
            <span aria-hidden="true">\(unit[visit.language])</span></span>
            """
        }
    }
}
