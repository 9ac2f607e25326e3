public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of comments.
public struct CommentRoutes: Sendable {
    private let comments: any CommentRepository
    private let queries: any CommentQueries
    private let post: PostComment
    private let clock: any WallClock

    public init(
        comments: any CommentRepository,
        queries: any CommentQueries,
        post: PostComment,
        clock: any WallClock
    ) {
        self.comments = comments
        self.queries = queries
        self.post = post
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [list, posting, mine, one, replies, replying, editing, deleting]
    }

    private var list: Endpoint {
        .visitor(
            .get,
            CommentPath.ofListing,
            "List the comments on a listing, each followed by its replies",
            query: [.optional("sort", .words(of: CommentOrder.self), "Of the comments; default oldest")]
                + Parameter.slice,
            answers: .json()
        ) { [queries] request, who in
            let comments = try await queries.list(
                on: request.commentedListing,
                for: who?.member,
                request.commentOrder,
                request.slice
            )
            return ListBody(comments.items.map(CommentBody.init), next: comments.next)
        }
    }

    private var posting: Endpoint {
        .member(
            .post,
            CommentPath.ofListing,
            "Comment on a listing",
            takes: CommentTextBody.self,
            answers: .json(201)
        ) { [post, queries] request, who, body in
            let id = try await post(body.read(), under: .subject(request.commentedListing), by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            CommentPath.mine,
            "List my comments, newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [queries] request, who in
            let comments = try await queries.list(by: who.member, request.slice)
            return ListBody(comments.items.map(CommentBody.init), next: comments.next)
        }
    }

    private var one: Endpoint {
        .visitor(.get, CommentPath.one, "Get a comment", answers: .json()) { [queries] request, who in
            try await queries.body(of: request.comment, for: who?.member)
        }
    }

    private var replies: Endpoint {
        .visitor(
            .get,
            CommentPath.replies,
            "List the replies to a comment, oldest first",
            query: Parameter.slice,
            answers: .json()
        ) { [queries] request, who in
            let replies = try await queries.replies(to: request.comment, for: who?.member, request.slice)
            return ListBody(replies.items.map(CommentBody.init), next: replies.next)
        }
    }

    private var replying: Endpoint {
        .member(
            .post,
            CommentPath.replies,
            "Reply to a comment",
            takes: CommentTextBody.self,
            answers: .json(201)
        ) { [post, queries] request, who, body in
            let id = try await post(body.read(), under: .comment(request.comment), by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var editing: Endpoint {
        .member(
            .put,
            CommentPath.one,
            "Replace the text of a comment of mine",
            takes: CommentTextBody.self,
            answers: .json()
        ) { [comments, queries, clock] request, who, body in
            let (id, text, now) = (try request.comment, try body.read(), clock.now)
            try await comments.update(id, of: who.member) { $0.edit(text, at: now) }
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var deleting: Endpoint {
        .member(
            .delete,
            CommentPath.one,
            "Delete a comment of mine; its replies stay",
            answers: .nothing
        ) { [comments] request, who in
            try await comments.delete(request.comment, of: who.member)
            return Nothing()
        }
    }
}

extension CommentQueries {
    fileprivate func body(of id: Comment.ID, for reader: Member.ID?) async throws -> CommentBody {
        guard let comment = try await find(id, for: reader) else { throw CommentRefusal.notFound }
        return CommentBody(comment)
    }
}

extension Request {
    fileprivate var comment: Comment.ID {
        get throws { try identifier(or: CommentRefusal.notFound) }
    }

    fileprivate var commentedListing: Subject {
        get throws {
            let id: Listing.ID = try identifier(or: ListingRefusal.notFound)
            return Subject(.listing, id)
        }
    }

    fileprivate var commentOrder: CommentOrder {
        get throws { try choice("sort", of: CommentOrder.self) ?? .oldest }
    }
}
