public import Domain
import HTTPServer
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

    public var endpoints: [Endpoint] { [list, posting, mine, one] + replies + [editing, deleting] }

    private var list: Endpoint {
        .on(API.comments.list) { listing, query, who in
            let comments = try await queries.list(
                on: Subject(.listing, listing),
                for: who?.member,
                query.order ?? .oldest,
                query.slice
            )
            return ListBody(comments.items.map(CommentBody.init), next: comments.next)
        }
    }

    private var posting: Endpoint {
        .on(API.comments.post) { listing, body, who in
            let id = try await post(body.read(), under: .subject(Subject(.listing, listing)), by: who.member)
            return try await queries.body(of: id, for: who.member)
        }
    }

    private var mine: Endpoint {
        .on(API.comments.mine) { _, query, who in
            let comments = try await queries.list(by: who.member, query.slice)
            return ListBody(comments.items.map(CommentBody.init), next: comments.next)
        }
    }

    private var one: Endpoint {
        .on(API.comments.one) { comment, _, who in try await queries.body(of: comment, for: who?.member) }
    }

    private var replies: [Endpoint] {
        [
            .on(API.comments.replies) { comment, query, who in
                let replies = try await queries.replies(to: comment, for: who?.member, query.slice)
                return ListBody(replies.items.map(CommentBody.init), next: replies.next)
            },
            .on(API.comments.reply) { comment, body, who in
                let id = try await post(body.read(), under: .comment(comment), by: who.member)
                return try await queries.body(of: id, for: who.member)
            },
        ]
    }

    private var editing: Endpoint {
        .on(API.comments.edit) { comment, body, who in
            let (text, now) = (try body.read(), clock.now)
            try await comments.update(comment, of: who.member, at: now) { $0.edit(text, at: now) }
            return try await queries.body(of: comment, for: who.member)
        }
    }

    private var deleting: Endpoint {
        .on(API.comments.delete) { comment, nothing, who in
            try await comments.delete(comment, of: who.member)
            return nothing
        }
    }
}

extension CommentQueries {
    fileprivate func body(of id: Comment.ID, for reader: Member.ID?) async throws -> CommentBody {
        guard let comment = try await find(id, for: reader) else { throw CommentRefusal.notFound }
        return CommentBody(comment)
    }
}
