/// Writes a comment on a subject, or a reply to a comment.
public struct PostComment: Sendable {
    private let comments: any CommentRepository
    private let throttle: any CallThrottle
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        comments: any CommentRepository,
        throttle: any CallThrottle,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.comments = comments
        self.throttle = throttle
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(
        _ text: CommentText,
        under target: CommentDraft.Target,
        by author: Member.ID
    ) async throws -> Comment.ID {
        let now = clock.now
        try await throttle.take(.comments(of: author), at: now)
        return try await comments.insert(
            CommentDraft(identifiers.next(), under: target, by: author, text, at: now)
        )
    }
}

extension CountedCall {
    /// Thirty at once, then one a minute. Deleted comments count, too: each has caused a notice.
    public static func comments(of member: Member.ID) -> CountedCall {
        CountedCall(key: "comments \(member)", rule: .init(tries: 30, interval: .seconds(60)))
    }
}
