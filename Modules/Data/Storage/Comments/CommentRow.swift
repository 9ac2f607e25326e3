public import Database
public import Domain

/// A new comment.
public struct CommentRow: InsertableRow {
    public static let table: StaticString = "comments"

    private let comment: Comment

    public init(_ comment: Comment) {
        self.comment = comment
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": comment.id, "subject_kind": comment.subject.kind.rawValue,
            "subject_id": comment.subject.number, "thread": comment.parent ?? comment.id,
            "author": comment.author, "text": comment.text.text, "written_at": comment.writtenAt,
            "edited_at": comment.editedAt,
        ]
    }
}

extension Comment {
    /// The columns that ``init(row:)`` reads from a table named `comments`.
    static let columns: SQL = """
        comments.id AS id, comments.subject_kind AS subject_kind, comments.subject_id AS subject_id,
            comments.thread AS thread, comments.author AS author, comments.text AS text,
            comments.written_at AS written_at, comments.edited_at AS edited_at
        """

    /// Nil for a deleted comment that keeps the place of its replies.
    init?(row: Row) throws {
        guard let author: Member.ID = try row.value("author") else { return nil }
        let (id, thread): (Comment.ID, Comment.ID) = (try row.value("id"), try row.value("thread"))
        self.init(
            id: id,
            on: try row.subject(),
            replyingTo: thread == id ? nil : thread,
            by: author,
            try row.stored("text") { try CommentText($0) },
            writtenAt: try row.value("written_at"),
            editedAt: try row.value("edited_at")
        )
    }
}
