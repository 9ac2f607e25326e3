import Domain
import Markup
import Wire
import Wording

/// The form in which an operator declines a listing.
struct DeclinePage {
    let listing: ListingBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SubmissionPhrases.decline
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title[language],
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title[language])</h1>
                <p class="soft">\(listing.title)</p></div>
                \(parts.form(
                    to: SubmissionPagePath.decline.filled(listing.id.description),
                    """
                    \(parts.key)
                    \(parts.area(
                        "reason",
                        SubmissionPhrases.reason,
                        rows: 3,
                        most: SubmissionReason.longest,
                        hint: SubmissionPhrases.reasonHint,
                        isRequired: true
                    ))
                    \(parts.button(title))
                    """
                ))
                """
        )
    }
}
