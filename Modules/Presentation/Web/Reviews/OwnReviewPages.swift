import Domain
import Markup
import Wire
import Wording

/// The form that changes a review.
struct ReviewEditPage {
    let review: ReviewBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let id = review.id.description
        let title = ReviewPhrases.editTitle[visit.language]
        let back = visit.wayBack(or: MemberPagePath.myDeals.rawValue)
        let parts = FormParts(visit: visit, entry: entry)
        let hint =
            review.revealedAt <= visit.now ? ReviewPhrases.editRevealedHint : ReviewPhrases.editSealedHint
        return Page(
            title,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(review.title)</p></div>
                \(parts.form(
                    to: ReviewPagePath.edit.filled(id).leading(to: back),
                    """
                    \(ReviewFields(parts: parts, role: review.authorRole?.other, hint: hint).html)
                    \(parts.button(FramePhrases.save))
                    """
                ))
                """
        )
    }
}

/// The page that asks before a review is deleted.
struct ReviewDeletionPage {
    let review: ReviewBody

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, review.id.description)
        let title = ReviewPhrases.deletionTitle[language]
        let back = visit.wayBack(or: MemberPagePath.myDeals.rawValue)
        let isRevealed = review.revealedAt <= visit.now
        let lead =
            isRevealed
            ? ReviewPhrases.deletionRevealed
            : ReviewPhrases.deletionSealed(until: review.revealedAt.words(at: visit.now))
        return Page(
            title,
            back: back,
            content: """
                <div class="stack"><h1>\(title)</h1>
                <div class="callout stack tight"><p><span class="strong">\(review.title)</span> \
                \(Stars(stars: review.rating.stars).html(in: language))</p>
                \(review.text.map { "<p class=\"prose\">\($0)</p>" as HTML })</div>
                <p>\(lead[language])</p>
                \(ActionButton(
                    words: ReviewPhrases.deleteNow,
                    action: ReviewPagePath.delete.filled(id).leading(to: back),
                    style: "button danger wide"
                ).html(in: language))
                <a class="button" href="\(link: back)">\(FramePhrases.goBack[language])</a></div>
                """
        )
    }
}
