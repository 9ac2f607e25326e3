public import Database
public import Domain

public struct SQLIdentityRepository: IdentityRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func member(of provider: IdentityProvider, _ subject: String) async throws -> Member.ID? {
        try await database.read { try $0.identities.member(of: provider, subject) }
    }

    public func all(of member: Member.ID) async throws -> [Identity] {
        try await database.read { try $0.run(Self.list(of: member)).map(Identity.init(row:)) }
    }

    static func list(of member: Member.ID) -> SQL {
        """
        SELECT provider, subject, member, linked_at FROM identities WHERE member = \(member)
        ORDER BY provider LIMIT \(IdentityProvider.allCases.count)
        """
    }

    public func insert(
        _ account: Account,
        introducedBy claim: ProviderClaim,
        consenting consents: [Consent],
        opening session: Session,
        ending challenge: Challenge?,
        using invitation: CodeSeal?
    ) async throws {
        try await database.write { connection in
            if let challenge { try connection.challenges.end(challenge) }
            guard try connection.identities.member(of: claim.provider, claim.subject) == nil else {
                throw IdentityRefusal.taken
            }
            try connection.accounts.insert(account)
            try connection.identities.insert(claim, of: account.id, at: account.joinedAt)
            if let invitation {
                try connection.invitations.use(invitation, by: account.id, at: account.joinedAt)
            }
            try connection.consents.insert(consents, of: account.id)
            try connection.sessions.insert(session)
        }
    }

    public func link(_ claim: ProviderClaim, to member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            if let owner = try connection.identities.member(of: claim.provider, claim.subject) {
                guard owner == member else { throw IdentityRefusal.taken }
                return
            }
            let linked = try connection.run(Self.list(of: member)).map(Identity.init(row:))
            guard !linked.contains(where: { $0.provider == claim.provider }) else {
                throw IdentityRefusal.alreadyLinked
            }
            try connection.identities.insert(claim, of: member, at: now)
        }
    }

    public func unlink(_ provider: IdentityProvider, from member: Member.ID) async throws {
        try await database.write { connection in
            let removed = try connection.execute(
                "DELETE FROM identities WHERE member = \(member) AND provider = \(provider.rawValue)"
            )
            guard removed == 1 else { throw IdentityRefusal.notLinked }
            let ways = try connection.first(
                """
                SELECT (SELECT count(*) FROM credentials WHERE member = \(member))
                    + (SELECT count(*) FROM identities WHERE member = \(member)) AS ways
                """
            )
            guard try ways?.value("ways") ?? 0 > 0 else { throw IdentityRefusal.lastWayIn }
        }
    }
}

extension Identity {
    fileprivate init(row: Row) throws {
        self.init(
            provider: try row.word("provider"),
            subject: try row.value("subject"),
            member: try row.value("member"),
            linkedAt: try row.value("linked_at")
        )
    }
}
