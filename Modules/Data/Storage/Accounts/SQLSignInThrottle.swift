public import Database
public import Domain

public struct SQLSignInThrottle: SignInThrottle {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func take(email: EmailAddress, origin: String, at now: Moment) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM sign_in_tries WHERE empty_at <= \(now)")
            try connection.take(AttemptBucket.account, key: .account(email), at: now)
            try connection.take(AttemptBucket.origin, key: .origin(origin), at: now)
        }
    }

    public func forgive(email: EmailAddress, origin: String) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM sign_in_tries WHERE key = \(String.account(email))")
            try connection.execute(
                """
                UPDATE sign_in_tries
                SET empty_at = empty_at - \(AttemptBucket.origin.interval.wholeMilliseconds)
                WHERE key = \(String.origin(origin))
                """
            )
        }
    }
}

extension String {
    fileprivate static func account(_ email: EmailAddress) -> String { "account \(email.text)" }
    fileprivate static func origin(_ origin: String) -> String { "origin \(origin)" }
}

extension Connection {
    fileprivate func take(_ rule: AttemptBucket.Rule, key: String, at now: Moment) throws {
        let kept = try first("SELECT empty_at FROM sign_in_tries WHERE key = \(key)")
        var bucket = AttemptBucket(emptyAt: try kept?.value("empty_at") ?? now)
        try bucket.take(rule, at: now)
        try execute(
            """
            INSERT INTO sign_in_tries (key, empty_at) VALUES (\(key), \(bucket.emptyAt))
            ON CONFLICT (key) DO UPDATE SET empty_at = excluded.empty_at
            """
        )
    }
}
