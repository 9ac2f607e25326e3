import Database
import Domain

extension TableBase {
    var comments: CommentTable { CommentTable(connection: connection) }
}

/// The table of comments.
struct CommentTable {
    let connection: Connection

    /// Nil for one that only keeps the place of its replies.
    func find(_ id: Comment.ID) throws -> Comment? {
        try connection.first("SELECT \(Comment.columns) FROM comments WHERE comments.id = \(id)")
            .flatMap(Comment.init(row:))
    }

    /// Throws ``ListingRefusal/notFound`` for a subject that the member may not see.
    func context(of subject: Subject, replyingTo parent: Comment? = nil, for member: Member.ID?) throws
        -> CommentContext
    {
        guard let id = subject.listing, let listing = try connection.listings.find(id),
            try !(member.map { try connection.blocks.hides(listing.author, from: $0) } ?? false),
            try !connection.decisions.isHidden(listing, from: member)
        else { throw ListingRefusal.notFound }
        return CommentContext(
            of: subject,
            by: listing.author,
            takesComments: listing.kind.has(.comments),
            replyingTo: parent
        )
    }

    /// The comment and its subject. Throws ``CommentRefusal/notFound`` for a comment that the member may not
    /// see, alone or with its subject.
    func visible(_ id: Comment.ID, to member: Member.ID?) throws -> (comment: Comment, CommentContext) {
        let row = try connection.first(
            """
            SELECT \(Comment.columns) FROM comments
            WHERE comments.id = \(id) AND \(.commentIsShown(to: member))
            """
        )
        guard let comment = try row.flatMap(Comment.init(row:)) else { throw CommentRefusal.notFound }
        do {
            return (comment, try context(of: comment.subject, replyingTo: comment, for: member))
        } catch ListingRefusal.notFound {
            throw CommentRefusal.notFound
        }
    }

    /// Throws ``CommentRefusal/notFound`` for a comment that isn't the member's and that the member may not
    /// see, else ``CommentRefusal/notYours``.
    func own(_ id: Comment.ID, of member: Member.ID) throws -> Comment {
        guard let comment = try find(id) else { throw CommentRefusal.notFound }
        guard comment.author == member else {
            _ = try visible(id, to: member)
            throw CommentRefusal.notYours
        }
        return comment
    }

    /// Adds to the number of comments that a listing's card shows.
    func count(_ change: Int, on subject: Subject) throws {
        guard change != 0, let listing = subject.listing else { return }
        try connection.execute("UPDATE listings SET comments = comments + \(change) WHERE id = \(listing)")
        try connection.boardChanges.note(of: listing)
    }

    /// Corrects the number of comments after a decision of an operator. A comment that its author has deleted
    /// isn't counted anyway.
    func count(_ id: Comment.ID, hiddenBefore wasHidden: Bool) throws {
        let isHidden = try connection.decisions.isTakenDown(Subject(.comment, id))
        guard isHidden != wasHidden else { return }
        let row = try connection.first(
            "SELECT subject_kind, subject_id FROM comments WHERE id = \(id) AND author IS NOT NULL"
        )
        guard let row else { return }
        try count(isHidden ? -1 : 1, on: row.subject())
    }

    /// Deletes a comment with its notices, which are as old as it is or its approval, and the place of a
    /// deleted one after its last reply.
    func delete(_ comment: Comment) throws {
        let subject = Subject(.comment, comment.id)
        let isCounted = try !connection.decisions.isTakenDown(subject)
        let shownAt = try connection.submissions.find(subject)?.decidedAt ?? comment.writtenAt
        try connection.execute(
            """
            DELETE FROM notices
            WHERE at IN (\(comment.writtenAt), \(shownAt)) AND target_kind = \(Subject.Kind.comment.rawValue)
                AND target_id = \(comment.id)
            """
        )
        if comment.parent == nil, try hasReplies(comment.id) {
            try connection.execute(
                "UPDATE comments SET author = NULL, text = NULL, edited_at = NULL WHERE id = \(comment.id)"
            )
            try connection.submissions.delete(ofComment: comment.id)
        } else {
            try connection.execute("DELETE FROM comments WHERE id = \(comment.id)")
        }
        if let parent = comment.parent, try !hasReplies(parent) {
            try connection.execute("DELETE FROM comments WHERE id = \(parent) AND author IS NULL")
        }
        if isCounted { try count(-1, on: comment.subject) }
    }

    /// Deletes all comments of a member, replies before the comments they answer.
    func deleteAll(of member: Member.ID) throws {
        let rows = try connection.run(
            "SELECT \(Comment.columns) FROM comments WHERE author = \(member) ORDER BY id DESC"
        )
        for row in rows {
            if let comment = try Comment(row: row) { try delete(comment) }
        }
    }

    /// Deletes all comments on a subject that is deleted.
    func deleteAll(on subject: Subject) throws {
        try connection.execute(
            """
            DELETE FROM comments
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            """
        )
    }

    private func hasReplies(_ id: Comment.ID) throws -> Bool {
        try connection.first(
            "SELECT 1 AS found FROM comments WHERE thread = \(id) AND id <> \(id) LIMIT 1"
        ) != nil
    }
}

extension SQL {
    /// The SQL condition that a member may read a comment: their own, or one that no block and no operator
    /// hides, and that doesn't wait for one. Never true for a deleted one.
    static func commentIsShown(_ table: SQL = "comments", to reader: Member.ID?) -> SQL {
        let isHidden = SQL.commentIsHidden("\(table).id")
        guard let reader else { return "(\(table).author IS NOT NULL AND NOT \(isHidden))" }
        return """
            (\(table).author = \(reader) OR \(table).author IS NOT NULL AND NOT \(isHidden)
                AND \(.unblocked("\(table).author", "\(reader)")))
            """
    }
}
