/// A public comment on a subject, or a reply to a comment.
public struct Comment: Identifiable, Equatable, Sendable {
    public let id: Identifier<Comment>
    public let subject: Subject
    /// The comment that it replies to; nil for a comment on the subject itself.
    public let parent: Comment.ID?
    public let author: Member.ID
    public private(set) var text: CommentText
    public let writtenAt: Moment
    /// When the text was last changed; nil if it never was.
    public private(set) var editedAt: Moment?

    public init(
        id: ID,
        on subject: Subject,
        replyingTo parent: Comment.ID?,
        by author: Member.ID,
        _ text: CommentText,
        writtenAt: Moment,
        editedAt: Moment? = nil
    ) {
        self.id = id
        self.subject = subject
        self.parent = parent
        self.author = author
        self.text = text
        self.writtenAt = writtenAt
        self.editedAt = editedAt
    }

    /// When its text became what it is. Two edits within a millisecond are two versions.
    public var version: Moment { editedAt ?? writtenAt }

    /// Replaces the text. The same text changes nothing, as when a request is repeated.
    public mutating func edit(_ text: CommentText, at now: Moment) {
        guard text != self.text else { return }
        editedAt = max(now, version + .milliseconds(1))
        self.text = text
    }
}

/// The text of a comment: 1 to 1,000 characters.
public struct CommentText: Hashable, Sendable {
    public static let longest = 1_000

    public let text: String

    public init(_ text: String) throws(CommentRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .textMissing }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.text = text
    }
}

/// The order of the comments on a subject. Replies always follow their comment, oldest first.
public enum CommentOrder: String, CaseIterable, Sendable {
    case oldest
    case newest
}
