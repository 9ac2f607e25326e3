import Domain
import Markup
import Wire
import Wording

/// The form that answers a review.
struct ReplyPage {
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let title = ReviewPhrases.replyTitle[visit.language]
        let back = visit.wayBack(or: MemberPagePath.mine.rawValue)
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: back,
            content: """
                <h1 class="head">\(title)</h1>
                \(parts.form(
                    to: ReviewPagePath.reply.filled(visit.place()).leading(to: back),
                    """
                    \(parts.area("text", ReviewPhrases.reply, rows: 4, most: ReviewText.longest,
                        hint: ReviewPhrases.replyHint, isRequired: true))
                    \(parts.button(ReviewPhrases.sendReply))
                    """
                ))
                """
        )
    }
}
