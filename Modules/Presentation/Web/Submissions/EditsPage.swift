import Domain
import Markup
import Wire
import Wording

/// The edits of a listing, latest first.
struct EditsPage {
    let listing: ListingBody
    let edits: [ListingEditBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SubmissionPhrases.edits[language]
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                \(edits.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        """
        <ol class="plain rows">\(edits.map { row($0, visit) })</ol>
        """
    }

    private func row(_ edit: ListingEditBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let former: HTML =
            edit.formerTitle.map {
                "<p class=\"small\">\(SubmissionPhrases.formerTitle[language]): \($0)</p>"
            } ?? ""
        return """
            <li class="row-link"><div class="grow">\
            <p>\(edit.changes.map(\.change).listed(at: visit.now)[language])</p>\(former)\
            <p class="soft small"><time datetime="\(edit.at.rfc3339)">\
            \(edit.at.words(at: visit.now)[language])</time></p></div></li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: SubmissionPhrases.noEdits,
            text: SubmissionPhrases.noEditsText,
            isHeading: false
        )
    }
}
