public import Domain

/// A comment as one reader sees it.
public struct CommentBody: ShapedBody {
    public let id: Comment.ID
    public let subject: SubjectBody
    /// The title of the subject; null when the reader may not see it any more.
    public let title: String?
    /// The comment that it replies to.
    public let parent: Comment.ID?
    /// Null, like the text, for a comment that only keeps the place of its replies.
    public let author: MemberCardBody?
    public let byOrganiser: Bool
    public let text: String?
    public let writtenAt: Moment
    public let editedAt: Moment?
    /// Null for a comment that others see.
    public let submission: Submission.State?
    /// Why it was declined.
    public let reason: String?

    public static let shape = Shape<Self>(
        "Comment",
        Field("id", \.id),
        Field("subject", \.subject),
        Field("title", \.title, about: "Of the subject; null when the reader may not see it any more"),
        Field("parent", \.parent, about: "The comment that it replies to"),
        Field("author", \.author, about: "Null, like the text, for a removed comment that has replies"),
        Field("byOrganiser", \.byOrganiser, about: "Whether its author is the author of the subject"),
        Field("text", \.text),
        Field("writtenAt", \.writtenAt),
        Field("editedAt", \.editedAt),
        Field("submission", \.submission, about: "Null for a comment that others see, too"),
        Field("reason", \.reason, about: "Why it was declined"),
        make: Self.init
    )
}

extension CommentBody {
    public init(_ summary: CommentSummary) {
        id = summary.id
        subject = SubjectBody(summary.subject)
        title = summary.title
        parent = summary.parent
        author = summary.content.map { MemberCardBody($0.author) }
        byOrganiser = summary.content?.isByOrganiser ?? false
        text = summary.content?.text.text
        writtenAt = summary.writtenAt
        editedAt = summary.content?.editedAt
        submission = summary.content?.submission
        reason = summary.content?.reason?.text
    }
}
