import Domain
import Markup
import Wire
import Wording

/// The form in which an organiser takes over an imported listing, or what became of it.
struct ClaimPage {
    let listing: ListingBody
    /// Nil before the first claim.
    let claim: ClaimBody?
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ClaimPhrases.title[language]
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                \(claim?.state == .waiting ? waiting(language) : form(visit))
                """
        )
    }

    private func waiting(_ language: Language) -> HTML {
        "<p class=\"callout\">\(ClaimPhrases.waiting[language])</p>"
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let websites = WebsitePagePath.mine.rawValue
        return """
            \(declined(language))
            <p>\(ClaimPhrases.text[language])</p>
            <p>\(ClaimPhrases.websiteText[language]) \
            <a href="\(link: websites)">\(ClaimPhrases.websites[language])</a></p>
            \(parts.form(
                to: ClaimPagePath.mine.filled(listing.id.description),
                """
                \(parts.key)
                \(claim?.state == .declined ? "" : note(parts))
                \(parts.button(ClaimPhrases.send))
                """
            ))
            """
    }

    private func note(_ parts: FormParts) -> HTML {
        parts.area("note", ClaimPhrases.note, rows: 3, most: ClaimNote.longest, hint: ClaimPhrases.noteHint)
    }

    private func declined(_ language: Language) -> HTML {
        guard claim?.state == .declined else { return "" }
        return """
            <div class="callout warn"><p>\(ClaimPhrases.declined[language])</p>
            <p class="prose">\(claim?.reason)</p></div>
            """
    }
}
