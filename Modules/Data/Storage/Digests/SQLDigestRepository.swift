public import Database
public import Domain

public struct SQLDigestRepository: DigestRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(of member: Member.ID) async throws -> DigestSubscription {
        try await database.read { try $0.digests.find(member) }
    }

    public func update(
        of member: Member.ID,
        _ change: @escaping @Sendable (inout DigestSubscription) -> Void
    ) async throws -> DigestSubscription? {
        try await database.write { connection in
            guard try connection.first("SELECT 1 AS found FROM accounts WHERE id = \(member)") != nil else {
                return nil
            }
            let former = try connection.digests.find(member)
            var subscription = former
            change(&subscription)
            if subscription != former { try connection.digests.put(subscription, of: member) }
            return subscription
        }
    }

    public func due(_ count: Int, at now: Moment) async throws -> [DueDigest] {
        try await database.read { connection in
            try connection.run(Self.due(count, at: now)).compactMap(DueDigest.init(row:))
        }
    }

    static func due(_ count: Int, at now: Moment) -> SQL {
        """
        SELECT digests.member AS member, \(DigestTable.columns), accounts.language AS language,
            CASE WHEN accounts.email_verified_at IS NOT NULL AND NOT \(DigestTable.isSuspended(at: now))
                THEN accounts.email END AS address
        FROM digests JOIN accounts ON accounts.id = digests.member
        WHERE digests.next_at <= \(now) ORDER BY digests.next_at, digests.member LIMIT \(count)
        """
    }

    public func finish(
        _ due: DueDigest,
        as subscription: DigestSubscription,
        sending email: EmailMessage?,
        at now: Moment
    ) async throws {
        try await database.write { connection in
            guard try connection.digests.find(due.member).consent == due.consent else { return }
            try connection.digests.put(subscription, of: due.member)
            if let email { try connection.outbox.insert(email, at: now) }
        }
    }
}

extension DueDigest {
    /// Nil for a member without a consent.
    fileprivate init?(row: Row) throws {
        guard let consent = try DigestSubscription(row: row).consent else { return nil }
        self.init(
            member: try row.value("member"),
            consent: consent,
            address: try row.storedIfPresent("address") { try EmailAddress($0) },
            language: try row.word("language")
        )
    }
}
