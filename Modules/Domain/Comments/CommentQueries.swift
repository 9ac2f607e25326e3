/// Reads comments. Everyone who sees a subject reads its comments, except those that an operator has hidden
/// and those of members whom a block hides.
public protocol CommentQueries: Sendable {
    /// Nil for a comment that the reader may not see. One that only keeps the place of its replies is found.
    func find(_ id: Comment.ID, for reader: Member.ID?) async throws -> CommentSummary?

    /// The comments on a subject, each followed by its replies.
    ///
    /// Throws ``ListingRefusal/notFound`` for a subject that the reader may not see, and
    /// ``CommentRefusal/notTaken``.
    func list(
        on subject: Subject,
        for reader: Member.ID?,
        _ order: CommentOrder,
        _ slice: SliceRequest
    ) async throws -> Slice<CommentSummary>

    /// The replies to a comment, oldest first. Throws ``CommentRefusal/notFound``.
    func replies(to id: Comment.ID, for reader: Member.ID?, _ slice: SliceRequest) async throws
        -> Slice<CommentSummary>

    /// The member's own comments, newest first.
    func list(by member: Member.ID, _ slice: SliceRequest) async throws -> Slice<CommentSummary>
}

/// A comment as one reader sees it.
public struct CommentSummary: Identifiable, Sendable {
    public let id: Comment.ID
    public let subject: Subject
    /// The title of the subject; nil when the reader may not see it any more.
    public let title: String?
    public let parent: Comment.ID?
    public let writtenAt: Moment
    /// Nil for a comment that was deleted or is hidden from the reader, and has replies.
    public let content: Content?

    public struct Content: Sendable {
        public let author: MemberCard
        /// Whether the author of the comment is the author of the subject.
        public let isByOrganiser: Bool
        public let text: CommentText
        public let editedAt: Moment?
        /// Nil for a comment that others see. Only its author and operators see one that waits or was
        /// declined.
        public let submission: Submission.State?
        /// Why it was declined.
        public let reason: SubmissionReason?

        public init(
            by author: MemberCard,
            isByOrganiser: Bool,
            _ text: CommentText,
            editedAt: Moment?,
            submission: Submission.State? = nil,
            reason: SubmissionReason? = nil
        ) {
            self.author = author
            self.submission = submission
            self.reason = reason
            self.isByOrganiser = isByOrganiser
            self.text = text
            self.editedAt = editedAt
        }
    }

    public init(
        _ id: Comment.ID,
        on subject: Subject,
        title: String?,
        replyingTo parent: Comment.ID?,
        writtenAt: Moment,
        _ content: Content?
    ) {
        self.id = id
        self.subject = subject
        self.title = title
        self.parent = parent
        self.writtenAt = writtenAt
        self.content = content
    }
}
