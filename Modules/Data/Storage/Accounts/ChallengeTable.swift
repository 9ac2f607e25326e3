import Database
import Domain

extension TableBase {
    var challenges: ChallengeTable { ChallengeTable(connection: connection) }
}

/// The table of challenges.
struct ChallengeTable {
    let connection: Connection

    func insert(_ challenge: Challenge, sending message: EmailMessage?) throws {
        try connection.execute(
            """
            DELETE FROM challenges
            WHERE purpose = \(challenge.purpose.rawValue)
                AND \(challenge.member.map { "member = \($0)" as SQL }
                    ?? "member IS NULL AND address = \(challenge.address.text)")
            """
        )
        try connection.execute(
            """
            INSERT INTO challenges (id, member, purpose, address, seal, tries_left, expires_at)
            VALUES (\(challenge.id), \(challenge.member), \(challenge.purpose.rawValue),
                \(challenge.address.text), \(challenge.seal.text), \(challenge.triesLeft),
                \(challenge.expiresAt))
            """
        )
        if let message {
            try connection.outbox.insert(message, at: message.expiresAt - challenge.purpose.lifetime)
        }
    }

    /// Writes a row for an unknown address, so that timing doesn't reveal whether it has an account.
    func leaveTrace(of email: EmailAddress, at now: Moment) throws {
        let key = "unknown \(email.text)"
        try connection.execute(
            """
            INSERT INTO sign_in_tries (key, empty_at) VALUES (\(key), \(now))
            ON CONFLICT (key) DO UPDATE SET empty_at = excluded.empty_at
            """
        )
    }

    /// Ends the challenge for concurrent callers.
    func end(_ challenge: Challenge) throws {
        let ended = try connection.execute("DELETE FROM challenges WHERE id = \(challenge.id)")
        guard ended == 1 else { throw ChallengeRefusal.wrongCode }
    }

    /// Ends a member's challenge for concurrent callers and returns its account.
    func settle(_ challenge: Challenge) throws -> Account {
        try end(challenge)
        guard let member = challenge.member, let account = try connection.accounts.find(member) else {
            throw ChallengeRefusal.wrongCode
        }
        return account
    }
}
