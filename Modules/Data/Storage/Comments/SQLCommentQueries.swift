public import Database
public import Domain

public struct SQLCommentQueries: CommentQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ id: Comment.ID, for reader: Member.ID?) async throws -> CommentSummary? {
        try await database.read { try $0.comments.summary(id, for: reader) }
    }

    public func list(
        on subject: Subject,
        for reader: Member.ID?,
        _ order: CommentOrder,
        _ slice: SliceRequest
    ) async throws -> Slice<CommentSummary> {
        let start = try slice.cursor.map(ThreadKey.init(cursor:))
        return try await database.read { connection in
            try connection.comments.context(of: subject, for: reader).mustTakeComments()
            let rows = try connection.run(Self.list(on: subject, for: reader, order, start, slice.rows))
            let shown = rows.prefix(slice.limit)
            let last = rows.count > shown.count ? try shown.last.map(ThreadKey.init(row:)) : nil
            return Slice(try shown.map(CommentSummary.init(row:)), next: last?.description)
        }
    }

    public func replies(
        to id: Comment.ID,
        for reader: Member.ID?,
        _ slice: SliceRequest
    ) async throws -> Slice<CommentSummary> {
        try await database.read { connection in
            guard try connection.comments.summary(id, for: reader) != nil else {
                throw CommentRefusal.notFound
            }
            let rows = try connection.run(
                Self.replies(to: id, for: reader, after: slice.start(), slice.rows)
            )
            return try Slice(rows, slice, by: "id", of: Comment.self) {
                try $0.map(CommentSummary.init(row:))
            }
        }
    }

    public func list(by member: Member.ID, _ slice: SliceRequest) async throws -> Slice<CommentSummary> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(by: member, before: slice.start(), slice.rows))
            return try Slice(rows, slice, by: "id", of: Comment.self) {
                try $0.map(CommentSummary.init(row:))
            }
        }
    }

    static func list(
        on subject: Subject,
        for reader: Member.ID?,
        _ order: CommentOrder,
        _ start: ThreadKey?,
        _ limit: Int
    ) -> SQL {
        let (rest, sorting): (SQL, SQL) =
            switch order {
            case .oldest:
                (
                    start.map { "AND (comments.thread, comments.id) > (\($0.thread), \($0.id))" } ?? "",
                    "comments.thread, comments.id"
                )
            case .newest:
                (
                    start.map {
                        """
                        AND comments.thread <= \($0.thread)
                            AND (comments.thread < \($0.thread) OR comments.id > \($0.id))
                        """
                    } ?? "",
                    "comments.thread DESC, comments.id"
                )
            }
        return """
            \(CommentSummary.all(for: reader))
            WHERE comments.subject_kind = \(subject.kind.rawValue)
                AND comments.subject_id = \(subject.number) \(rest)
                AND \(.commentHasPlace(for: reader))
            ORDER BY \(sorting) LIMIT \(limit)
            """
    }

    static func replies(
        to id: Comment.ID,
        for reader: Member.ID?,
        after last: Comment.ID?,
        _ limit: Int
    ) -> SQL {
        """
        \(CommentSummary.all(for: reader))
        WHERE comments.thread = \(id) AND comments.id > \(last ?? id)
            AND \(.commentIsShown(to: reader))
        ORDER BY comments.id LIMIT \(limit)
        """
    }

    static func list(by member: Member.ID, before last: Comment.ID?, _ limit: Int) -> SQL {
        """
        \(CommentSummary.all(for: member))
        WHERE comments.author = \(member) AND comments.id < \(last?.rawValue ?? .max)
        ORDER BY comments.id DESC LIMIT \(limit)
        """
    }
}

/// The cursor of a list of comments with their replies.
struct ThreadKey: CustomStringConvertible {
    let thread: Comment.ID
    let id: Comment.ID

    init(row: Row) throws {
        thread = try row.value("thread")
        id = try row.value("id")
    }

    init(cursor: String) throws(SliceRefusal) {
        let parts = cursor.split(separator: "-", maxSplits: 1).map { Comment.ID(String($0)) }
        guard parts.count == 2, let thread = parts[0], let id = parts[1] else { throw .unknownCursor }
        (self.thread, self.id) = (thread, id)
    }

    var description: String { "\(thread)-\(id)" }
}

extension CommentTable {
    /// Nil for a comment that the reader may not see, alone or with its subject.
    fileprivate func summary(_ id: Comment.ID, for reader: Member.ID?) throws -> CommentSummary? {
        let row = try connection.first(
            """
            \(CommentSummary.all(for: reader))
            WHERE comments.id = \(id) AND \(.commentHasPlace(for: reader))
            """
        )
        guard let summary = try row.map(CommentSummary.init(row:)) else { return nil }
        do {
            _ = try context(of: summary.subject, for: reader)
        } catch ListingRefusal.notFound {
            return nil
        }
        return summary
    }
}

extension CommentTable {
    /// Comments with their texts, for operators who decide on them.
    func summaries(of ids: [Comment.ID]) throws -> [CommentSummary] {
        guard !ids.isEmpty else { return [] }
        let isWritten: SQL = "comments.author IS NOT NULL"
        return try connection.run(
            """
            \(CommentSummary.all(for: nil, isShown: isWritten)) WHERE comments.id IN \(list: ids)
            """
        )
        .map(CommentSummary.init(row:))
    }
}

extension SQL {
    /// The SQL condition that a comment has a place in the lists of a reader, for a table named `comments`:
    /// it is shown, or a reply to it is.
    fileprivate static func commentHasPlace(for reader: Member.ID?) -> SQL {
        """
        (\(.commentIsShown(to: reader)) OR comments.thread = comments.id AND EXISTS (
            SELECT 1 FROM comments AS replies
            WHERE replies.thread = comments.id AND replies.id <> comments.id
                AND \(.commentIsShown("replies", to: reader))))
        """
    }
}

extension CommentSummary {
    /// With the author of the subject, and its title where the reader may see it.
    ///
    /// - Parameter isShown: the condition that the reader may read the comment; by default as its author,
    ///   blocks and operators say.
    fileprivate static func all(for reader: Member.ID?, isShown: SQL? = nil) -> SQL {
        let isOwn: SQL = reader.map { "topics.author = \($0) OR " } ?? ""
        let isUnblocked: SQL = reader.map { "AND \(.unblocked("topics.author", "\($0)"))" } ?? ""
        return """
            SELECT \(Comment.columns), \(MemberCard.columns("writer")), topics.author AS organiser,
                CASE WHEN \(isOwn)NOT \(.listingIsHidden("topics.id")) \(isUnblocked)
                    THEN topics.title END AS title,
                CASE WHEN \(isShown ?? .commentIsShown(to: reader)) THEN 1 ELSE 0 END AS shown,
                waits.state AS submission, waits.reason AS reason
            FROM comments \(MemberCard.join("writer", on: "comments.author"))
                LEFT JOIN comment_submissions AS waits
                    ON waits.comment = comments.id AND waits.state <> 'approved'
                LEFT JOIN listings AS topics
                    ON comments.subject_kind = 'listing' AND topics.id = comments.subject_id
            """
    }

    fileprivate init(row: Row) throws {
        let (id, thread): (Comment.ID, Comment.ID) = (try row.value("id"), try row.value("thread"))
        let isShown: Bool = try row.value("shown")
        self.init(
            id,
            on: try row.subject(),
            title: try row.value("title"),
            replyingTo: thread == id ? nil : thread,
            writtenAt: try row.value("written_at"),
            isShown ? try Content(row: row) : nil
        )
    }
}

extension CommentSummary.Content {
    fileprivate init?(row: Row) throws {
        guard let comment = try Comment(row: row), let author = try MemberCard(row: row, "writer") else {
            return nil
        }
        let organiser: Member.ID? = try row.value("organiser")
        self.init(
            by: author,
            isByOrganiser: comment.author == organiser,
            comment.text,
            editedAt: comment.editedAt,
            submission: try row.wordIfPresent("submission"),
            reason: try row.storedIfPresent("reason") { try SubmissionReason($0) }
        )
    }
}
