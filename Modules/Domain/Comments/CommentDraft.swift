/// A comment to write.
public struct CommentDraft: Sendable {
    /// What it is written under.
    public enum Target: Hashable, Sendable {
        case subject(Subject)
        /// Another comment, which it replies to.
        case comment(Comment.ID)
    }

    public let id: Comment.ID
    public let target: Target
    public let author: Member.ID
    public let text: CommentText
    public let writtenAt: Moment

    public init(
        _ id: Comment.ID,
        under target: Target,
        by author: Member.ID,
        _ text: CommentText,
        at now: Moment
    ) {
        self.id = id
        self.target = target
        self.author = author
        self.text = text
        writtenAt = now
    }
}

/// What a comment is checked against when it is written, and who is told of it.
public struct CommentContext: Sendable {
    private let subject: Subject
    private let organiser: Member.ID
    private let takesComments: Bool
    private let parent: Comment?

    /// - Parameters:
    ///   - organiser: the author of the subject.
    ///   - parent: the comment that is replied to.
    public init(
        of subject: Subject,
        by organiser: Member.ID,
        takesComments: Bool,
        replyingTo parent: Comment? = nil
    ) {
        self.subject = subject
        self.organiser = organiser
        self.takesComments = takesComments
        self.parent = parent
    }

    public func write(_ draft: CommentDraft) throws(CommentRefusal) -> Comment {
        try mustTakeComments()
        guard parent?.parent == nil else { throw .replyToReply }
        return Comment(
            id: draft.id,
            on: subject,
            replyingTo: parent?.id,
            by: draft.author,
            draft.text,
            writtenAt: draft.writtenAt
        )
    }

    public func mustTakeComments() throws(CommentRefusal) {
        guard takesComments else { throw .notTaken }
    }

    /// The members to notify of a comment, each once: the author of the comment that it replies to, and the
    /// author of the subject.
    public func recipients(of comment: Comment) -> [(member: Member.ID, kind: Notice.Kind)] {
        let replied = parent.map { ($0.author, Notice.Kind.commentReplied) }
        let written = organiser == parent?.author ? nil : (organiser, Notice.Kind.commentWritten)
        return [replied, written].compactMap(\.self).filter { $0.0 != comment.author }
    }
}
