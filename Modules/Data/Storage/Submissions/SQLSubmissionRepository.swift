public import Database
public import Domain

public struct SQLSubmissionRepository: SubmissionRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator
    private let trustsEveryone: Bool

    /// - Parameter trustsEveryone: whether no listing needs approval.
    public init(_ database: Database, identifiers: IdentifierGenerator, trustsEveryone: Bool = false) {
        self.database = database
        self.identifiers = identifiers
        self.trustsEveryone = trustsEveryone
    }

    public func update(
        _ listing: Listing.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Submission) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard var submission = try transaction.submissions.findLocked(listing) else {
                throw SubmissionRefusal.notFound
            }
            try change(&submission)
            try transaction.submissions.save(submission)
            try transaction.submissions.open(submission)
        }
    }

    public func trust(in member: Member.ID) async throws -> AuthorTrust {
        guard !trustsEveryone else { return AuthorTrust(isTrusted: true, hosts: []) }
        return try await database.read { connection in
            let known = try connection.first(
                """
                SELECT 1 AS found FROM operators WHERE member = \(member)
                UNION ALL SELECT 1 AS found FROM trusted_members WHERE member = \(member)
                """
            )
            let proven = try connection.websites.list(of: member).filter { $0.provenAt != nil }
            return AuthorTrust(isTrusted: known != nil, hosts: proven.map(\.host))
        }
    }

    public func trust(_ member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            guard try connection.accounts.find(member) != nil else { throw SubmissionRefusal.noMember }
            try connection.execute(
                """
                INSERT INTO trusted_members (member, since) VALUES (\(member), \(now))
                ON CONFLICT (member) DO NOTHING
                """
            )
        }
    }

    public func distrust(_ member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM trusted_members WHERE member = \(member)")
        }
    }
}

extension SubmissionTable<Transaction> {
    /// Opens an approved listing, and notifies its author of the decision.
    fileprivate func open(_ submission: Submission) throws {
        guard submission.state != .waiting, var listing = try transaction.listings.find(submission.listing)
        else { return }
        if submission.state == .approved {
            listing.approve(to: identifiers.next(), at: now)
            try transaction.listings.save(listing)
        }
        try transaction.notices.tell(submission.decisionNotice)
    }
}
