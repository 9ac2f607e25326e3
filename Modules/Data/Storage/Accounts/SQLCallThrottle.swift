public import Database
public import Domain

public struct SQLCallThrottle: CallThrottle {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func take(_ calls: [CountedCall], at now: Moment) async throws -> Duration? {
        try await database.writeAside { connection in
            try connection.execute("DELETE FROM sign_in_tries WHERE empty_at <= \(now)")
            var filled: [(key: String, bucket: AttemptBucket)] = []
            var longestWait: Duration?
            for call in calls {
                let kept = try connection.first("SELECT empty_at FROM sign_in_tries WHERE key = \(call.key)")
                let emptyAt: Moment? = try kept?.value("empty_at")
                var bucket = AttemptBucket(emptyAt: emptyAt, under: call.rule, at: now)
                // Repairs a bucket filled by a clock that ran ahead, even when the call is refused.
                if let emptyAt, bucket.emptyAt < emptyAt { try connection.tries.keep(bucket, for: call.key) }
                if let wait = bucket.fill(call.rule, at: now) {
                    longestWait = max(longestWait ?? wait, wait)
                }
                filled.append((call.key, bucket))
            }
            guard longestWait == nil else { return longestWait }
            for (key, bucket) in filled { try connection.tries.keep(bucket, for: key) }
            return nil
        }
    }

    public func add(_ count: Int, of call: CountedCall, at now: Moment) async throws {
        try await database.writeAside { connection in
            let kept = try connection.first("SELECT empty_at FROM sign_in_tries WHERE key = \(call.key)")
            var bucket = AttemptBucket(emptyAt: try kept?.value("empty_at"), under: call.rule, at: now)
            bucket.add(count, call.rule, at: now)
            try connection.tries.keep(bucket, for: call.key)
        }
    }

    public func giveBack(_ calls: [CountedCall]) async throws {
        try await database.writeAside { connection in
            for call in calls {
                try connection.execute(
                    """
                    UPDATE sign_in_tries SET empty_at = empty_at - \(call.rule.interval.wholeMilliseconds)
                    WHERE key = \(call.key)
                    """
                )
            }
        }
    }
}

extension TableBase {
    fileprivate var tries: TryTable { TryTable(connection: connection) }
}

/// The table of sign-in tries.
private struct TryTable {
    let connection: Connection
}

extension TryTable {
    fileprivate func keep(_ bucket: AttemptBucket, for key: String) throws {
        try connection.execute(
            """
            INSERT INTO sign_in_tries (key, empty_at) VALUES (\(key), \(bucket.emptyAt))
            ON CONFLICT (key) DO UPDATE SET empty_at = excluded.empty_at
            """
        )
    }
}
