import Domain
import Markup
import Wire
import Wording

/// A deal's reviews: the reader's own, and the partner's once it is revealed.
struct ReviewPage {
    let deal: DealBody
    let reviews: [ReviewBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let isWritten = reviews.contains { $0.author?.member.id == visit.who?.member }
        let title = (isWritten ? ReviewPhrases.title : ReviewPhrases.write)[language]
        return Page(
            title,
            back: ConversationPagePath.one.filled(deal.conversation.description),
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(deal.title) · \
                \(deal.terms.startsAt.words(at: visit.now)[language])</p></div>
                <div class="stack">
                \(isWritten ? "" : form(visit))
                <ul class="plain stack">\(reviews.map { item($0, visit) })</ul>
                \(isWritten && reviews.count == 1 ? hidden(language) : "")
                \(isWritten ? way(language) : "")
                </div>
                """
        )
    }

    /// From a written review back to the conversation.
    private func way(_ language: Language) -> HTML {
        let address = ConversationPagePath.one.filled(deal.conversation.description)
        return "<a class=\"button\" href=\"\(link: address)\">\(ReviewPhrases.toTalk[language])</a>"
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        guard deal.state == .done else {
            return "<p class=\"callout warn\">\(ReviewRefusal.notDone.words[language])</p>"
        }
        if let doneAt = deal.doneAt, doneAt + Review.time <= visit.now {
            return "<p class=\"callout warn\">\(ReviewRefusal.tooLate.words[language])</p>"
        }
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: ReviewPagePath.write.filled(deal.id.description),
            """
            \(parts.key)
            \(ReviewFields(parts: parts, role: deal.role.other, hint: ReviewPhrases.textHint).html)
            \(parts.button(ReviewPhrases.send))
            """
        )
    }

    /// The partner's review may exist; both are revealed together.
    private func hidden(_ language: Language) -> HTML {
        "<p class=\"hint\">\(ReviewPhrases.hidden[language])</p>"
    }

    private func item(_ review: ReviewBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let canReply = review.about == visit.who?.member && review.reply == nil
        let way = ReviewPagePath.reply.filled(review.id.description)
            .leading(to: ReviewPagePath.write.filled(deal.id.description))
        let words = ReviewPhrases.reply[language]
        let reply: HTML =
            canReply ? "<div><a class=\"button small\" href=\"\(link: way)\">\(words)</a></div>" : ""
        return "<li class=\"stack tight\">\(ReviewCard(review: review).html(for: visit))\(reply)</li>"
    }
}
