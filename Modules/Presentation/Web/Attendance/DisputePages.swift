import Domain
import Markup
import Wire
import Wording

/// The form in which a member disputes an absence.
struct DisputePage {
    let attendance: AttendanceBody
    let own: AttendanceEntryBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let id = attendance.listing.description
        let title = AttendancePhrases.dispute[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: AttendancePagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(attendance.title)</p>
                <p class="callout">\(AttendancePhrases.disputeLead[language])</p></div>
                \(parts.form(
                    to: AttendancePagePath.dispute.filled(id),
                    """
                    \(parts.key)
                    \(parts.area(
                        "note",
                        AttendancePhrases.reason,
                        rows: 4,
                        most: RosterNote.longest,
                        hint: AttendancePhrases.reasonHint,
                        isRequired: true
                    ))
                    \(parts.button(AttendancePhrases.sendDispute))
                    """
                ))
                """
        )
    }
}

/// The form in which the organiser answers a dispute.
struct DisputeAnswerPage {
    let attendance: AttendanceBody
    let disputed: AttendanceEntryBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let id = attendance.listing.description
        let member = disputed.member.member
        let title = AttendancePhrases.answer[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: AttendancePagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(member.nickname.text) · \(attendance.title)</p>
                <div class="callout warn"><strong>\(AttendancePhrases.disputes[language])</strong>
                <p class="prose">\(disputed.dispute ?? "")</p></div></div>
                \(parts.form(
                    to: AttendancePagePath.answer.filled(id, member.id.description),
                    """
                    \(parts.key)
                    \(parts.choices(
                        "status",
                        AttendancePhrases.statusOf,
                        AttendanceStatus.decided.map { ($0.rawValue, $0.words) }
                    ))
                    \(parts.area(
                        "note",
                        AttendancePhrases.note,
                        rows: 3,
                        most: RosterNote.longest,
                        hint: AttendancePhrases.noteHint
                    ))
                    \(parts.button(AttendancePhrases.sendAnswer))
                    """
                ))
                """
        )
    }
}
