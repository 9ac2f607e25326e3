import Domain
import Markup
import Wire
import Wording

/// The form with which an operator acts on what they see, without a report.
struct MeasurePage {
    let plan: MeasurePlanBody
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let back = visit.wayBack(or: ModerationPagePath.queue.rawValue)
        let title = "\(MeasurePhrases.title[language]) · \(plan.subject.kind.words[language])"
        return Page(
            title,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft" id="subject">\(MeasurePhrases.text[language])</p></div>
                <div class="stack">
                <section class="panel"><h2>\(MeasurePhrases.content[language])</h2>
                <blockquote class="prose">\(plan.excerpt)</blockquote>
                <p class="soft">\(plan.about?.member.nickname.text ?? FramePhrases.leaver[language])</p>
                </section>
                \(plan.isAllowed ? form(visit, back) : refusal(language))
                <p><a class="line-link" href="\(link: report(back))">\(Icon.report.html)\
                \(MeasurePhrases.instead[language])</a></p>
                </div>
                """
        )
    }

    private func refusal(_ language: Language) -> HTML {
        "<p class=\"callout\">\(ReportRefusal.ownMatter.words[language])</p>"
    }

    private func form(_ visit: Visit, _ back: String) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        let fields = MeasureFields(
            parts: parts,
            kind: plan.subject.kind,
            templates: templates,
            paidOrders: plan.paidOrders,
            paidAmount: plan.paidAmount
        )
        return parts.form(
            to: ModerationPagePath.measures.rawValue.leading(to: back),
            """
            \(parts.hidden("subject.kind"))\(parts.hidden("subject.id"))
            \(parts.choices("reason", MeasurePhrases.reason,
                Report.Reason.allCases.map { ($0.rawValue, $0.words) }))
            \(fields.html)
            """
        )
    }

    private func report(_ back: String) -> String {
        ModerationPagePath.report.rawValue.asking([
            "subject.kind": plan.subject.kind.rawValue, "subject.id": plan.subject.id, "then": back,
        ])
    }
}
