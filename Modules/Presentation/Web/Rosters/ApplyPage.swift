import Domain
import Markup
import Wire
import Wording

/// The form to apply to a listing, with a note.
struct ApplyPage {
    let listing: ListingBody
    let roster: RosterBody
    let entry: FormEntry

    private var lead: Words {
        roster.admission == .whileSeatsLast ? RosterPhrases.applyWhileSeatsLast : RosterPhrases.applyLead
    }

    private var missing: [MemberDetail] {
        entry.missingDetails(knowing: roster.obstacle?.missing ?? [])
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            RosterPhrases.apply[language],
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(RosterPhrases.apply[language])</h1>
                <p class="soft">\(listing.title)<br>\(roster.countWords[language])</p>
                <p class="callout">\(lead[language])</p></div>
                \(parts.form(
                    to: RosterPagePath.apply.filled(listing.id.description),
                    """
                    \(parts.key)
                    \(DetailFields(missing: missing, parts: parts).html)
                    \(parts.area(
                        "note",
                        RosterPhrases.note,
                        rows: 3,
                        most: RosterNote.longest,
                        hint: RosterPhrases.noteHint
                    ))
                    \(parts.button(RosterPhrases.apply))
                    """
                ))
                """
        )
    }
}

/// The page that says what is lost and asks for confirmation, before a member withdraws or leaves.
struct LeaveConfirmationPage {
    enum Way {
        case withdraw
        case leave

        var path: RosterPagePath {
            switch self {
            case .withdraw: .withdraw
            case .leave: .leave
            }
        }
    }

    let listing: ListingBody
    let way: Way

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let (title, lead) =
            switch way {
            case .withdraw: (RosterPhrases.withdraw, RosterPhrases.withdrawLead)
            case .leave: (RosterPhrases.leave, RosterPhrases.leaveLead)
            }
        return Page(
            title[language],
            back: listing.pageAddress,
            content: """
                <div class="stack">
                <h1>\(title[language])</h1>
                <p class="soft">\(listing.title)</p>
                <p>\(lead[language])</p>
                <form method="post" action="\(link: way.path.filled(listing.id.description))">\
                <button class="button danger wide">\(title[language])</button></form>
                <a class="button" href="\(link: listing.pageAddress)">\(FramePhrases.back[language])</a>
                </div>
                """
        )
    }
}
