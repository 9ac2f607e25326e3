public import Database
public import Domain

public struct SQLLiveArchive: LiveArchive {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func forgetEvents(before moment: Moment, atMost count: Int) async throws -> Int {
        try await database.write { connection in
            try connection.execute(
                """
                DELETE FROM live_events
                WHERE (member, number) IN (\(Self.oldEvents(before: moment, limit: count)))
                """
            )
        }
    }

    public func forgetKeys(before moment: Moment, atMost count: Int) async throws -> Int {
        try await database.write { connection in
            try connection.execute(
                """
                DELETE FROM request_keys
                WHERE (owner, key) IN (\(Self.oldKeys(before: moment, limit: count)))
                """
            )
        }
    }

    static func oldEvents(before moment: Moment, limit: Int) -> SQL {
        "SELECT member, number FROM live_events WHERE at < \(moment) ORDER BY at LIMIT \(limit)"
    }

    static func oldKeys(before moment: Moment, limit: Int) -> SQL {
        "SELECT owner, key FROM request_keys WHERE at < \(moment) ORDER BY at LIMIT \(limit)"
    }
}
