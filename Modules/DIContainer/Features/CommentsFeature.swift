import Domain
import Storage
import Web

/// The use cases and routes of comments.
struct CommentsFeature: Sendable {
    let routes: CommentRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let comments = SQLCommentRepository(drivers.database, identifiers: drivers.identifiers)
        routes = CommentRoutes(
            comments: comments,
            queries: SQLCommentQueries(drivers.database),
            post: PostComment(
                comments: comments,
                throttle: repositories.calls,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}
