import Domain
import Markup
import Wire
import Wording

/// Asks an operator for a reason that the member reads.
struct MemberReasonPage {
    let title: Words
    let hint: Words
    let path: DirectoryPagePath
    let record: DirectoryRecordBody
    let templates: [ReasonTemplateBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, member) = (visit.language, record.member)
        let parts = FormParts(visit: visit, entry: entry)
        let id = member.id.description
        return Page(
            title[language],
            tab: .mine,
            back: DirectoryPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title[language])</h1><p class="soft">\(member.nickname)</p></div>
                \(parts.form(
                    to: path.filled(id),
                    """
                    \(parts.key)
                    \(parts.reason(
                        "note",
                        QueuePhrases.why,
                        from: templates,
                        rows: 4,
                        most: ReportNote.longest,
                        hint: hint,
                        isRequired: true
                    ))
                    \(parts.button(title, isDanger: true))
                    """
                ))
                """
        )
    }
}
