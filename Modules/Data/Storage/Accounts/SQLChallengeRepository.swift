public import Database
public import Domain

public struct SQLChallengeRepository: ChallengeRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func insert(
        _ challenge: Challenge,
        sending write: @escaping @Sendable (Account?) -> EmailMessage?
    ) async throws {
        try await database.write { connection in
            let owner = try connection.accounts.find(with: challenge.address)
            try connection.challenges.insert(challenge, sending: write(owner))
        }
    }

    public func insert(
        for email: EmailAddress,
        at now: Moment,
        _ make: @escaping @Sendable (Account) -> (challenge: Challenge, message: EmailMessage?)
    ) async throws -> Challenge? {
        try await database.write { connection in
            guard let account = try connection.accounts.find(with: email) else {
                try connection.challenges.leaveTrace(of: email, at: now)
                return nil
            }
            let (challenge, message) = make(account)
            try connection.challenges.insert(challenge, sending: message)
            return challenge
        }
    }

    public func takeTry(_ which: ChallengeKey, at now: Moment) async throws -> Challenge? {
        try await database.writeAside { connection in
            let row = try connection.first(
                """
                UPDATE challenges SET tries_left = tries_left - \(which.price)
                WHERE id = (\(which.search)) AND tries_left >= \(which.price) AND expires_at > \(now)
                RETURNING id, member, purpose, address, seal, tries_left, expires_at
                """
            )
            return try row.map(Challenge.init(row:))
        }
    }

    public func proveEmail(
        by challenge: Challenge,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws -> Account {
        try await database.write { connection in
            var account = try connection.challenges.settle(challenge)
            if let message = tell(account) { try connection.outbox.insert(message, at: now) }
            account.prove(challenge.address)
            let taken = try connection.first(
                "SELECT id FROM accounts WHERE email = \(account.email.text) AND id <> \(account.id)"
            )
            guard taken == nil else { throw AccountRefusal.emailTaken }
            try connection.execute(
                """
                UPDATE accounts SET email = \(account.email.text), email_verified_at = \(now)
                WHERE id = \(account.id)
                """
            )
            return account
        }
    }

    public func resetPassword(
        to seal: PasswordSeal,
        by challenge: Challenge,
        at now: Moment,
        tell: @escaping @Sendable (Account) -> EmailMessage?
    ) async throws {
        try await database.write { connection in
            let account = try connection.challenges.settle(challenge)
            try connection.insert(
                CredentialRow(of: account.id, seal),
                "ON CONFLICT (member) DO UPDATE SET seal = excluded.seal"
            )
            try connection.sessions.endAll(of: account.id)
            try connection.execute("DELETE FROM challenges WHERE member = \(account.id)")
            if !account.isEmailVerified {
                try connection.execute("DELETE FROM identities WHERE member = \(account.id)")
            }
            if account.email == challenge.address {
                try connection.execute(
                    """
                    UPDATE accounts SET email_verified_at = \(now)
                    WHERE id = \(account.id) AND email_verified_at IS NULL
                    """
                )
            }
            if let message = tell(account) { try connection.outbox.insert(message, at: now) }
        }
    }

    public func sweep(at now: Moment) async throws {
        try await database.write { _ = try $0.execute(Self.sweeping(at: now)) }
    }

    static func sweeping(at now: Moment) -> SQL {
        "DELETE FROM challenges WHERE expires_at <= \(now)"
    }
}

extension ChallengeKey {
    /// Tokens can't be guessed, and others' attempts at the code must not lock out the holder of one.
    fileprivate var price: Int {
        if case .token = self { 0 } else { 1 }
    }

    fileprivate var search: SQL {
        switch self {
        case .token(let id): "SELECT id FROM challenges WHERE id = \(id)"
        case .member(let member, let purpose):
            "SELECT id FROM challenges WHERE member = \(member) AND purpose = \(purpose.rawValue)"
        case .email(let email):
            """
            SELECT challenges.id FROM challenges JOIN accounts ON accounts.id = challenges.member
            WHERE accounts.email = \(email.text) AND purpose = 'password'
            """
        case .newcomer(let email):
            "SELECT id FROM challenges WHERE address = \(email.text) AND member IS NULL"
        }
    }
}

extension Challenge {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            member: try row.value("member"),
            purpose: try row.word("purpose"),
            address: try row.stored("address") { try EmailAddress($0) },
            seal: CodeSeal(text: try row.value("seal")),
            triesLeft: try row.value("tries_left"),
            expiresAt: try row.value("expires_at")
        )
    }
}
