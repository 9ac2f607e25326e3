import Database
import Domain

extension TableBase {
    var secondFactors: SecondFactorTable { SecondFactorTable(connection: connection) }
}

/// The tables of second factors, their recovery codes, and challenges that were answered.
struct SecondFactorTable {
    let connection: Connection

    func find(of member: Member.ID) throws -> SecondFactor? {
        try connection.first(Self.one(of: member)).map(SecondFactor.init(row:))
    }

    static func one(of member: Member.ID) -> SQL {
        """
        SELECT member, secret, since,
            (SELECT count(*) FROM recovery_codes WHERE recovery_codes.member = second_factors.member)
                AS recovery_codes
        FROM second_factors WHERE member = \(member)
        """
    }

    /// False when there is one already.
    func insert(_ factor: SecondFactor, usedUntil step: Int64) throws -> Bool {
        let inserted = try connection.execute(
            """
            INSERT INTO second_factors (member, secret, since, last_step)
            VALUES (\(factor.member), \(factor.secret.bytes), \(factor.since), \(step))
            ON CONFLICT (member) DO NOTHING
            """
        )
        return inserted == 1
    }

    func insert(_ codes: [CodeSeal], of member: Member.ID) throws {
        for code in codes {
            try connection.execute(
                "INSERT INTO recovery_codes (member, seal) VALUES (\(member), \(code.text))"
            )
        }
    }

    func removeCodes(of member: Member.ID) throws {
        try connection.execute("DELETE FROM recovery_codes WHERE member = \(member)")
    }

    /// False when there is none.
    func remove(of member: Member.ID) throws -> Bool {
        try connection.execute("DELETE FROM second_factors WHERE member = \(member)") == 1
    }

    /// Uses the proof up, for concurrent callers as well.
    func use(_ proof: SecondFactorProof, of member: Member.ID) throws {
        let used =
            switch proof {
            case .code(let step, let secret):
                try connection.execute(
                    """
                    UPDATE second_factors SET last_step = \(step)
                    WHERE member = \(member) AND secret = \(secret.bytes) AND last_step < \(step)
                    """
                )
            case .recoveryCode(let code):
                try connection.execute(
                    "DELETE FROM recovery_codes WHERE member = \(member) AND seal = \(code.text)"
                )
            }
        guard used == 1 else { throw SecondFactorRefusal.wrongCode }
    }

    /// Uses the challenge up, for concurrent callers as well.
    func use(_ challenge: SignInChallenge) throws {
        let used = try connection.execute(
            """
            INSERT INTO answered_challenges (id, member, expires_at)
            VALUES (\(challenge.id), \(challenge.member), \(challenge.expiresAt))
            ON CONFLICT (id) DO NOTHING
            """
        )
        guard used == 1 else { throw SecondFactorRefusal.challengeOver }
    }
}

extension SecondFactor {
    fileprivate init(row: Row) throws {
        self.init(
            member: try row.value("member"),
            secret: SealedSecret(bytes: try row.value("secret")),
            since: try row.value("since"),
            recoveryCodes: try row.value("recovery_codes")
        )
    }
}
