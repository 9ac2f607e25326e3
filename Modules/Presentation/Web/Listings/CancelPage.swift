import Domain
import Markup
import Wire
import Wording

/// The form in which the author calls a listing off, with a reason.
struct CancelPage {
    let listing: ListingBody
    let roster: RosterBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ListingPhrases.cancelTitle[language]
        let parts = FormParts(visit: visit, entry: entry)
        let told = roster.entries([.applied, .waiting, .offered, .admitted]).count
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(listing.title)</p>
                <p class="callout warn">\(ListingPhrases.cancelLead(telling: told)[language])</p></div>
                \(parts.form(
                    to: ListingPagePath.cancel.filled(listing.id.description),
                    """
                    \(parts.key)
                    \(parts.area(
                        "note",
                        RosterPhrases.removeReason,
                        rows: 3,
                        most: RosterNote.longest,
                        hint: ListingPhrases.cancelReasonHint,
                        isRequired: true
                    ))
                    \(parts.button(ListingPhrases.cancel, isDanger: true))
                    """
                ))
                """
        )
    }
}
