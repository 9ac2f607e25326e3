import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of comments.
public struct CommentPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [ofListing, post, mine, one, reply, edit, save, deletion, delete]
    }

    private var ofListing: PageRoute {
        .page(CommentPagePath.ofListing) { try await Self.page($0, .empty) }
    }

    private static func page(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        CommentsPage(
            listing: try await visit.listing,
            list: try await visit(
                API.comments.list(
                    visit.place(of: API.comments.list),
                    CommentQuery(order: visit.commentOrder, visit.slice.slice)
                )
            ),
            order: visit.commentOrder,
            entry: entry
        ).page(for: visit)
    }

    private var post: PageRoute {
        .form(
            CommentPagePath.ofListing,
            sends: API.comments.post,
            then: { _, comment in .to(comment.address, flash: comment.flash(.commented)) },
            refused: Self.page
        )
    }

    private var mine: PageRoute {
        .memberPage(CommentPagePath.mine) { visit in
            MyCommentsPage(list: try await visit(API.comments.mine(visit.slice))).page(for: visit)
        }
    }

    private var one: PageRoute {
        .page(CommentPagePath.one) { try await Self.thread($0, .empty) }
    }

    /// A reply is shown below its comment.
    private static func thread(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        var comment = try await visit(API.comments.one(visit.place(of: API.comments.one)))
        if let parent = comment.parent { comment = try await visit(API.comments.one(parent)) }
        return CommentThreadPage(
            comment: comment,
            replies: try await visit(API.comments.replies(comment.id, visit.slice)),
            entry: entry
        ).page(for: visit)
    }

    private var reply: PageRoute {
        .form(
            CommentPagePath.one,
            sends: API.comments.reply,
            then: { _, comment in .to(comment.address, flash: comment.flash(.replied)) },
            refused: Self.thread
        )
    }

    private var edit: PageRoute {
        .memberPage(CommentPagePath.edit) { visit in
            let comment = try await visit.ownComment()
            let entry = FormEntry([(name: "text", value: comment.text ?? "")])
            return CommentEditPage(comment: comment, entry: entry).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            CommentPagePath.edit,
            sends: API.comments.edit,
            then: { visit, comment in
                .to(visit.wayBack(or: comment.address), flash: comment.flash(.saved))
            },
            refused: { visit, entry in
                CommentEditPage(comment: try await visit.ownComment(), entry: entry).page(for: visit)
            }
        )
    }

    private var deletion: PageRoute {
        .memberPage(CommentPagePath.delete) { visit in
            CommentDeletionPage(comment: try await visit.ownComment()).page(for: visit)
        }
    }

    private var delete: PageRoute {
        .button(CommentPagePath.delete) { visit in
            let id = try visit.place(of: API.comments.delete)
            let comment = try await visit(API.comments.one(id))
            try await visit(API.comments.delete(id))
            let usual = comment.subject.pageAddress ?? CommentPagePath.mine.rawValue
            let back = visit.wayBack(or: usual)
            // Pages of its thread may be gone.
            let isOfThread = back.hasPrefix(CommentPagePath.one.filled(""))
            return .to(isOfThread ? usual : back, flash: .commentDeleted)
        }
    }
}

extension CommentBody {
    /// The comment among those of its thread.
    fileprivate var address: String {
        let thread = CommentPagePath.one.filled((parent ?? id).description)
        return "\(thread)#comment-\(id)"
    }

    /// What its author is told after it was sent.
    fileprivate func flash(_ usual: Flash) -> Flash { submission == .waiting ? .submitted : usual }
}

extension Visit {
    /// The order of comments that the address asks for.
    var commentOrder: CommentOrder {
        request.query["sort"].flatMap(CommentOrder.init(rawValue:)) ?? .oldest
    }

    /// Refuses another member's comment before its form is shown.
    fileprivate func ownComment() async throws -> CommentBody {
        let comment = try await self(API.comments.one(place(of: API.comments.one)))
        guard let author = comment.author, author.member.id == who?.member else {
            throw CommentRefusal.notYours
        }
        return comment
    }
}
