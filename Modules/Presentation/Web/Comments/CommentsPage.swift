import Domain
import Markup
import Wire
import Wording

/// All comments on a listing, and the form.
struct CommentsPage {
    let listing: ListingBody
    let list: ListBody<CommentBody>
    let order: CommentOrder
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, listing.id.description)
        let title = CommentPhrases.title[language]
        let address = CommentPagePath.ofListing.filled(id)
        let next = list.next.map { address.asking([("sort", order.rawValue), ("cursor", $0)]) }
        return Page(
            "\(title) · \(listing.title)",
            back: listing.pageAddress,
            content: """
                <div class="head"><h1 id="comments">\(title)</h1>
                <p class="soft">\(listing.title)</p></div>
                \(CommentBox(listing: id, entry: entry).html(for: visit))
                <section class="section" aria-label="\(title)">
                \(CommentOrderChips(address: address, order: order).html(in: language))
                \(list.items.isEmpty ? nothing(language) : CommentList(comments: list.items).html(for: visit))
                \(NextLink(address: next).html(in: language))
                </section>
                """
        )
    }

    private func nothing(_ language: Language) -> HTML {
        EmptyState(
            drawing: .letters,
            title: CommentPhrases.noneTitle,
            text: CommentPhrases.none,
            isHeading: false
        ).html(in: language)
    }
}

/// A comment with its replies and the form of a reply.
struct CommentThreadPage {
    let comment: CommentBody
    let replies: ListBody<CommentBody>
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, comment.id.description)
        let title = CommentPhrases.thread[language]
        let next = replies.next.map { CommentPagePath.one.filled(id).asking([("cursor", $0)]) }
        let list = CommentList(comments: [comment] + replies.items, leadsToReplies: false)
        return Page(
            comment.title.map { "\(title) · \($0)" } ?? title,
            back: comment.subject.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(comment.title ?? "")</p></div>
                \(list.html(for: visit))
                \(NextLink(address: next).html(in: language))
                \(form(visit))
                """
        )
    }

    /// A comment that only keeps the place of its replies takes no further ones.
    private func form(_ visit: Visit) -> HTML {
        guard comment.text != nil else { return "" }
        guard visit.who != nil else { return CommentSignInLink().html(for: visit) }
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <section class="section">\(parts.form(
                to: CommentPagePath.one.filled(comment.id.description),
                """
                \(parts.key)
                \(parts.area("text", CommentPhrases.replyTo, rows: 3, most: CommentText.longest,
                    hint: CommentPhrases.hint, isRequired: true))
                \(parts.button(CommentPhrases.sendReply))
                """
            ))</section>
            """
    }
}
