import Domain
import Markup
import Wire
import Wording

/// The fields of a form that takes measures: what is hidden, who is suspended, and why.
struct MeasureFields {
    let parts: FormParts
    let kind: Subject.Kind
    let templates: [ReasonTemplateBody]
    let paidOrders: Int
    let paidAmount: Int

    var html: HTML {
        let days: [(value: String, words: Words)] =
            [("", QueuePhrases.noSuspension)]
            + [1, 3, 7, 30, 365].map { ("\($0)", QueuePhrases.days($0)) }
        return """
            \(hide)
            \(parts.select("suspendDays", QueuePhrases.suspend, days))
            \(money)
            \(parts.reason(
                "note",
                QueuePhrases.why,
                from: templates,
                most: ReportNote.longest,
                hint: QueuePhrases.whyHint
            ))
            <button class="button danger wide">\(QueuePhrases.upholdNow[language])</button>
            """
    }

    private var language: Language { parts.visit.language }

    private var hide: HTML {
        guard kind.canBeHidden else { return "" }
        let isChosen = parts.entry.problem == nil || parts.entry.text("hide") == "true"
        return """
            <label class="check tall"><input type="checkbox" name="hide" value="true"\
            \(" checked", if: isChosen)><span>\(QueuePhrases.hide[language])</span></label>
            """
    }

    /// What becomes of what is paid; empty where nothing is.
    private var money: HTML {
        guard paidOrders > 0 else { return "" }
        let choices = MoneyDecision.allCases.map { ($0.rawValue, $0.words) }
        return """
            <p class="callout warn">\(QueuePhrases.paid(paidOrders, paidAmount)[language])</p>
            \(parts.choices("money", QueuePhrases.money, choices))
            """
    }
}
