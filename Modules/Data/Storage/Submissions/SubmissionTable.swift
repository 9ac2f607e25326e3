import Database
import Domain

extension TableBase {
    var submissions: SubmissionTable<Self> { SubmissionTable(base: self) }
}

/// The tables of approvals of listings and of comments.
struct SubmissionTable<Base: TableBase>: Table {
    let base: Base

    func find(_ subject: Subject) throws -> Submission? {
        guard let place = SubmissionPlace(of: subject.kind) else { return nil }
        return try connection.first("\(place.all) WHERE \(place.column) = \(subject.number)")
            .map(Submission.init(row:))
    }

    /// Locks the submission until the transaction ends.
    func findLocked(_ subject: Subject) throws -> Submission? {
        guard let place = SubmissionPlace(of: subject.kind) else { return nil }
        try connection.execute(
            "UPDATE \(place.table) SET state = state WHERE \(place.column) = \(subject.number)"
        )
        return try find(subject)
    }

    func save(_ submission: Submission) throws {
        guard let place = SubmissionPlace(of: submission.subject.kind) else { return }
        try connection.execute(
            """
            UPDATE \(place.table) SET state = \(submission.state.rawValue),
                cause = \(submission.cause.name.rawValue), term = \(submission.cause.term),
                was_shown = \(submission.wasShown), submitted_at = \(submission.submittedAt),
                decided_at = \(submission.decidedAt), reason = \(submission.reason?.text)
            WHERE \(place.column) = \(submission.subject.number)
            """
        )
    }

    func delete(ofComment id: Comment.ID) throws {
        try connection.execute("DELETE FROM comment_submissions WHERE comment = \(id)")
    }

    /// The subset of these listings that no operator has approved.
    func unapproved(_ listings: [Int64]) throws -> Set<Int64> {
        let rows = try connection.run(
            "SELECT listing FROM submissions WHERE state <> 'approved' AND listing IN \(list: listings)"
        )
        return Set(try rows.map { try $0.value("listing") })
    }

    func isUnapproved(_ listing: Listing.ID) throws -> Bool {
        try !unapproved([listing.rawValue]).isEmpty
    }
}

/// Where the submissions of one kind are stored.
struct SubmissionPlace {
    let table: SQL
    /// The number of what is submitted, in its table.
    let column: SQL
    let all: SQL

    static let ofListings: SQL = """
        SELECT 'listing' AS subject_kind, submissions.listing AS subject_id, listings.author AS author,
            \(columns(of: "submissions")), coalesce(listings.edited_at, listings.created_at) AS version
        FROM submissions JOIN listings ON listings.id = submissions.listing
        """

    static let ofComments: SQL = """
        SELECT 'comment' AS subject_kind, comment_submissions.comment AS subject_id,
            comments.author AS author, \(columns(of: "comment_submissions")),
            coalesce(comments.edited_at, comments.written_at) AS version
        FROM comment_submissions JOIN comments ON comments.id = comment_submissions.comment
        """

    /// Nil for what is never submitted.
    init?(of kind: Subject.Kind) {
        switch kind {
        case .listing:
            (table, column, all) = ("submissions", "submissions.listing", Self.ofListings)
        case .comment:
            (table, column, all) = ("comment_submissions", "comment_submissions.comment", Self.ofComments)
        default: return nil
        }
    }

    private static func columns(of table: SQL) -> SQL {
        """
        \(table).state AS state, \(table).cause AS cause, \(table).term AS term,
            \(table).was_shown AS was_shown, \(table).submitted_at AS submitted_at,
            \(table).decided_at AS decided_at, \(table).reason AS reason
        """
    }
}

extension Submission {
    /// The comments that no operator has approved, as `subject_id`.
    static func unapprovedComments(among numbers: [Int64]) -> SQL {
        """
        SELECT comment AS subject_id FROM comment_submissions
        WHERE state <> 'approved' AND comment IN \(list: numbers)
        """
    }

    init(row: Row) throws {
        guard let cause = try SubmissionCause(row: row) else {
            throw StoredValueError(column: "cause", reason: "no cause")
        }
        self.init(
            of: try row.subject(),
            by: try row.value("author"),
            try row.word("state"),
            for: cause,
            wasShown: try row.value("was_shown"),
            version: try row.value("version"),
            submittedAt: try row.value("submitted_at"),
            decidedAt: try row.value("decided_at"),
            reason: try row.storedIfPresent("reason") { try SubmissionReason($0) }
        )
    }
}

extension SubmissionCause {
    /// Nil where the row has none.
    init?(row: Row) throws {
        guard let name: Name = try row.wordIfPresent("cause") else { return nil }
        guard let cause = SubmissionCause(name, term: try row.value("term")) else {
            throw StoredValueError(column: "term", reason: "a term is missing")
        }
        self = cause
    }
}
