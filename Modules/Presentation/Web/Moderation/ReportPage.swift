import Domain
import Markup
import Wording

/// The form of a report: a reason and an optional note.
struct ReportPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let kind = Subject.Kind(rawValue: entry.text("subject.kind"))
        let title = ModerationPhrases.reportTitle(kind)[language]
        let action = ModerationPagePath.report.rawValue.leading(
            to: visit.wayBack(or: BoardPagePath.home.rawValue)
        )
        return Page(
            title,
            back: visit.wayBack(or: BoardPagePath.home.rawValue),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft" id="subject">\(ModerationPhrases.reportText[language])</p></div>
                \(parts.form(
                    to: action,
                    """
                    \(parts.hidden("subject.kind"))\(parts.hidden("subject.id"))
                    \(parts.choices("reason", ModerationPhrases.reason,
                        Report.Reason.allCases.map { ($0.rawValue, $0.words) }))
                    \(parts.area("note", ModerationPhrases.note, most: ReportNote.longest,
                        hint: ModerationPhrases.noteHint))
                    \(parts.button(ModerationPhrases.send))
                    """
                ))
                """
        )
    }
}
