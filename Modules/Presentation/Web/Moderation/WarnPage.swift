import Domain
import Markup
import Wire
import Wording

/// The form with which an operator warns a member.
struct WarnPage {
    let record: DirectoryRecordBody
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, member) = (visit.language, record.member)
        let title = DirectoryPhrases.warn[language]
        let parts = FormParts(visit: visit, entry: entry)
        let id = member.id.description
        return Page(
            title,
            tab: .mine,
            back: DirectoryPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(member.nickname)</p></div>
                \(parts.form(
                    to: DirectoryPagePath.warn.filled(id),
                    """
                    \(parts.key)
                    \(parts.reason(
                        "note",
                        QueuePhrases.why,
                        from: templates,
                        rows: 4,
                        most: ReportNote.longest,
                        hint: DirectoryPhrases.warnHint,
                        isRequired: true
                    ))
                    \(parts.button(DirectoryPhrases.warn, isDanger: true))
                    """
                ))
                """
        )
    }
}
