import Database
import Domain

extension TableBase {
    var submissions: SubmissionTable<Self> { SubmissionTable(base: self) }
}

/// The table of approvals of listings.
struct SubmissionTable<Base: TableBase>: Table {
    let base: Base

    func find(_ listing: Listing.ID) throws -> Submission? {
        try connection.first("\(Submission.all) WHERE submissions.listing = \(listing)")
            .map(Submission.init(row:))
    }

    /// Locks the submission until the transaction ends.
    func findLocked(_ listing: Listing.ID) throws -> Submission? {
        try connection.execute("UPDATE submissions SET state = state WHERE listing = \(listing)")
        return try find(listing)
    }

    func save(_ submission: Submission) throws {
        try connection.execute(
            """
            UPDATE submissions SET state = \(submission.state.rawValue),
                submitted_at = \(submission.submittedAt), decided_at = \(submission.decidedAt),
                reason = \(submission.reason?.text)
            WHERE listing = \(submission.listing)
            """
        )
    }

    /// The subset of these listings that no operator has approved.
    func unapproved(_ listings: [Int64]) throws -> Set<Int64> {
        let rows = try connection.run(
            "SELECT listing FROM submissions WHERE state <> 'approved' AND listing IN \(list: listings)"
        )
        return Set(try rows.map { try $0.value("listing") })
    }
}

extension SubmissionTable<Transaction> {
    /// Lets a new listing wait.
    func submit(_ listing: Listing) throws {
        try connection.insert(SubmissionRow(of: listing.id, .waiting, at: now))
        try tellOperators(of: listing.author)
    }

    private func tellOperators(of author: Member.ID) throws {
        try transaction.notices.tellOperators(.submissionWaits, besides: [author])
    }

    /// Lets an edited listing wait again, if it was declined.
    func resubmit(_ listing: Listing.ID) throws {
        guard var submission = try findLocked(listing) else { return }
        let former = submission.state
        submission.resubmit(at: now)
        try save(submission)
        guard former == .declined, submission.state == .waiting else { return }
        try tellOperators(of: submission.author)
    }
}

extension Submission {
    static let all: SQL = """
        SELECT submissions.listing AS listing, listings.author AS author, submissions.state AS state,
            submissions.submitted_at AS submitted_at, submissions.decided_at AS decided_at,
            submissions.reason AS reason
        FROM submissions JOIN listings ON listings.id = submissions.listing
        """

    init(row: Row) throws {
        self.init(
            of: try row.value("listing"),
            by: try row.value("author"),
            try row.word("state"),
            submittedAt: try row.value("submitted_at"),
            decidedAt: try row.value("decided_at"),
            reason: try row.storedIfPresent("reason") { try SubmissionReason($0) }
        )
    }
}
