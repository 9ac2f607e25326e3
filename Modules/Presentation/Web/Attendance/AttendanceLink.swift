import Domain
import Markup
import Wire
import Wording

/// Leads from a listing to its attendance, once check-in is open: its organiser and its members.
struct AttendanceLink {
    let listing: ListingBody
    let roster: RosterBody

    /// Nil for other readers, and before.
    func html(for visit: Visit) -> HTML? {
        let isOrganiser = visit.who?.member == listing.author.member.id
        guard listing.kind.has(.attendance), isOrganiser || roster.own?.status == .admitted,
            let start = listing.startsAt, start - AttendanceWindow.checkInLead <= visit.now
        else { return nil }
        let words = isOrganiser ? AttendancePhrases.manage : AttendancePhrases.mine
        return """
            <a class="button small" href="\(link: AttendancePagePath.one.filled(listing.id.description))">\
            \(words[visit.language])</a>
            """
    }
}
