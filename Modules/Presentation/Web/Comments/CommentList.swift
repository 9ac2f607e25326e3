import Domain
import Markup
import Wire
import Wording

/// Comments, each followed by its replies.
struct CommentList {
    let comments: [CommentBody]
    var leadsToReplies = true

    func html(for visit: Visit) -> HTML {
        """
        <ul class="plain comments" data-list>\(comments.map { comment in
            """
            <li\(" class=\"reply\"", if: comment.parent != nil)>\
            \(CommentCard(comment: comment, leadsToReplies: leadsToReplies).html(for: visit))</li>
            """ as HTML
        })</ul>
        """
    }
}

/// The comments of a listing on its page: the first of them, and the form.
struct CommentSection {
    /// On the page of the listing.
    static let most = 10

    let listing: ListingBody
    let list: ListBody<CommentBody>
    let order: CommentOrder

    init(on listing: ListingBody, _ visit: Visit) async throws {
        self.listing = listing
        order = visit.commentOrder
        let query = CommentQuery(order: order, SliceRequest(limit: Self.most))
        list = try await visit(API.comments.list(listing.id, query))
    }

    func html(for visit: Visit) -> HTML {
        let (language, id) = (visit.language, listing.id.description)
        let all = CommentPagePath.ofListing.filled(id).asking([("sort", order.rawValue)])
        return """
            <section class="section" aria-labelledby="comments">
            <div class="section-head"><h2 id="comments">\
            \(CommentPhrases.title(listing.comments)[language])</h2>
            \(chips(visit))</div>
            \(list.items.isEmpty ? nothing(language) : CommentList(comments: list.items).html(for: visit))
            \(list.next == nil ? "" : """
            <p><a class="button wide" href="\(link: all)">\(CommentPhrases.all[language])</a></p>
            """)
            \(CommentBox(listing: id, entry: .empty).html(for: visit))
            </section>
            """
    }

    private func nothing(_ language: Language) -> HTML {
        """
        <p class="soft">\(CommentPhrases.noneTitle[language]). \(CommentPhrases.none[language])</p>
        """
    }

    /// Without several comments there is no order.
    private func chips(_ visit: Visit) -> HTML {
        guard list.items.count > 1 else { return "" }
        return CommentOrderChips(address: listing.pageAddress, order: order).html(in: visit.language)
    }
}

/// Links to the comments in either order.
struct CommentOrderChips {
    let address: String
    let order: CommentOrder

    func html(in language: Language) -> HTML {
        let links = CommentOrder.allCases.map { order in
            ChipLink(
                text: order.words[language],
                address: "\(address.asking([("sort", order.rawValue)]))#comments",
                isCurrent: order == self.order
            ).html
        }
        return "<nav class=\"chips\" aria-label=\"\(CommentPhrases.order[language])\">\(links)</nav>"
    }
}

/// The form of a comment on a listing; a link to sign in for others than members.
struct CommentBox {
    let listing: String
    let entry: FormEntry

    func html(for visit: Visit) -> HTML {
        guard visit.who != nil else { return CommentSignInLink().html(for: visit) }
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: CommentPagePath.ofListing.filled(listing),
            """
            \(parts.key)
            \(parts.area("text", CommentPhrases.write, rows: 3, most: CommentText.longest,
                hint: CommentPhrases.hint, isRequired: true))
            \(parts.button(CommentPhrases.send))
            """
        )
    }
}

/// Leads back to the comments.
struct CommentSignInLink {
    func html(for visit: Visit) -> HTML {
        let signIn = AccountPagePath.signIn.rawValue.leading(to: visit.address)
        return """
            <p><a class="button wide" href="\(link: signIn)">\(CommentPhrases.signIn[visit.language])</a></p>
            """
    }
}
