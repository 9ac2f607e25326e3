import Database
import Domain

extension Connection {
    var challenges: ChallengeTable { ChallengeTable(connection: self) }
}

/// The table of challenges.
struct ChallengeTable {
    let connection: Connection

    func insert(_ challenge: Challenge, sending message: EmailMessage?) throws {
        try connection.execute(
            """
            DELETE FROM challenges
            WHERE member = \(challenge.member) AND purpose = \(challenge.purpose.rawValue)
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

    /// Ends the challenge for concurrent callers and returns its account.
    func settle(_ challenge: Challenge) throws -> Account {
        let settled = try connection.execute("DELETE FROM challenges WHERE id = \(challenge.id)")
        guard settled == 1, let account = try connection.accounts.find(challenge.member) else {
            throw ChallengeRefusal.wrongCode
        }
        return account
    }
}
