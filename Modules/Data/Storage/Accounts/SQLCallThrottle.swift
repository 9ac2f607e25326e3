public import Database
public import Domain

public struct SQLCallThrottle: CallThrottle {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func take(_ call: CountedCall, at now: Moment) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM sign_in_tries WHERE empty_at <= \(now)")
            let kept = try connection.first("SELECT empty_at FROM sign_in_tries WHERE key = \(call.key)")
            var bucket = AttemptBucket(emptyAt: try kept?.value("empty_at") ?? now)
            if let wait = bucket.fill(call.rule, at: now) { throw CallRefusal.tooOften(retryAfter: wait) }
            try connection.execute(
                """
                INSERT INTO sign_in_tries (key, empty_at) VALUES (\(call.key), \(bucket.emptyAt))
                ON CONFLICT (key) DO UPDATE SET empty_at = excluded.empty_at
                """
            )
        }
    }
}
