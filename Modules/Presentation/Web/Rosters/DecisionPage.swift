import Domain
import Markup
import Wire
import Wording

/// The form in which the organiser declines or removes a member, with a reason.
struct DecisionPage {
    let listing: ListingBody
    let member: MemberCard
    /// ``RosterPagePath/decline`` or ``RosterPagePath/remove``.
    let path: RosterPagePath
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let isRemoval = path == .remove
        let title = isRemoval ? RosterPhrases.remove : RosterPhrases.decline
        let parts = FormParts(visit: visit, entry: entry)
        let id = listing.id.description
        return Page(
            title[language],
            back: RosterPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(member.nickname.text) · \(listing.title)</p>
                <p class="callout warn">\(RosterPhrases.isFinal[language])</p></div>
                \(parts.form(
                    to: path.filled(id, member.id.description),
                    """
                    \(parts.key)
                    \(parts.area(
                        "note",
                        isRemoval ? RosterPhrases.removeReason : RosterPhrases.declineReason,
                        rows: 3,
                        most: RosterNote.longest,
                        hint: RosterPhrases.reasonHint,
                        isRequired: isRemoval
                    ))
                    \(parts.button(title, isDanger: true))
                    """
                ))
                """
        )
    }
}
