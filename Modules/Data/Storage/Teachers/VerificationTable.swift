public import Database
public import Domain

extension TableBase {
    var verifications: VerificationTable { VerificationTable(connection: connection) }
}

/// The table of teachers' requests for a verification. A teacher has at most one that waits.
struct VerificationTable {
    let connection: Connection

    func find(_ id: Verification.ID) throws -> Verification? {
        try connection.first("SELECT \(Verification.columns) FROM verifications WHERE id = \(id)")
            .map(Verification.init(row:))
    }

    func findWaiting(of member: Member.ID) throws -> Verification? {
        try connection.first(
            """
            SELECT \(Verification.columns) FROM verifications
            WHERE teacher = \(member) AND state = 'waiting'
            """
        )
        .map(Verification.init(row:))
    }

    /// Saves a decision, and deletes the documents.
    func save(_ verification: Verification) throws {
        try connection.execute(
            """
            UPDATE verifications SET state = \(verification.state.rawValue),
                decided_at = \(verification.decidedAt), decided_by = \(verification.decidedBy),
                seen = \(verification.seen?.text), reason = \(verification.reason?.text)
            WHERE id = \(verification.id)
            """
        )
        let documents = try connection.images.list(of: verification.subject).map(\.id)
        try connection.images.release(of: verification.subject)
        try connection.images.removeUnused(documents)
    }

    /// Withdraws the request that waits. Returns false without one.
    @discardableResult
    func withdraw(of member: Member.ID, at now: Moment) throws -> Bool {
        guard var verification = try findWaiting(of: member) else { return false }
        try verification.withdraw(at: now)
        try save(verification)
        return true
    }

    func checkShare(of member: Member.ID, at now: Moment) throws {
        let limit = DailyLimit(
            most: Verification.mostPerDay,
            time: "sent_at",
            acts: "verifications WHERE teacher = \(member)"
        )
        if let wait = try limit.wait(in: connection, at: now) {
            throw VerificationRefusal.tooManyToday(retryAfter: wait)
        }
    }
}

/// A new request, or one of a demo.
public struct VerificationRow: InsertableRow {
    public static let table: StaticString = "verifications"

    private let verification: Verification

    public init(_ verification: Verification) {
        self.verification = verification
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": verification.id, "teacher": verification.teacher, "note": verification.note.text,
            "state": verification.state.rawValue, "sent_at": verification.sentAt,
            "decided_at": verification.decidedAt, "decided_by": verification.decidedBy,
            "seen": verification.seen?.text, "reason": verification.reason?.text,
        ]
    }
}

extension Verification {
    /// The columns that ``init(row:)`` reads from the table of requests.
    static let columns: SQL = """
        verifications.id AS id, verifications.teacher AS teacher, verifications.note AS note,
            verifications.state AS state, verifications.sent_at AS sent_at,
            verifications.decided_at AS decided_at, verifications.decided_by AS decided_by,
            verifications.seen AS seen, verifications.reason AS reason
        """

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            of: try row.value("teacher"),
            try row.stored("note") { try DocumentNote($0) },
            sentAt: try row.value("sent_at"),
            try row.word("state"),
            decidedAt: try row.value("decided_at"),
            decidedBy: try row.value("decided_by"),
            seen: try row.storedIfPresent("seen") { try VerifiedDocuments($0) },
            reason: try row.storedIfPresent("reason") { try SubmissionReason($0) }
        )
    }
}
