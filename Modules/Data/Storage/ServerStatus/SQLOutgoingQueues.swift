public import Database
public import Domain

/// Emails and pushes that wait.
public struct SQLOutgoingQueues: OutgoingQueues {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func retry(_ queue: OutgoingQueue.Name, at now: Moment) async throws {
        try await database.write { connection in
            try connection.execute(
                "UPDATE \(queue.table) SET due_at = \(now) WHERE attempts > 0 AND due_at > \(now)"
            )
        }
    }
}

extension OutgoingQueue {
    static func load(_ name: Name, at now: Moment, _ connection: Connection) throws -> OutgoingQueue {
        let row = try connection.first(
            """
            SELECT count(*) AS waiting, count(CASE WHEN attempts > 0 THEN 1 END) AS failing,
                min(CASE WHEN due_at < \(now) THEN due_at END) AS overdue
            FROM \(name.table)
            """
        )
        return OutgoingQueue(
            name,
            waiting: try row?.value("waiting") ?? 0,
            failing: try row?.value("failing") ?? 0,
            overdueSince: try row?.value("overdue")
        )
    }
}

extension OutgoingQueue.Name {
    fileprivate var table: SQL {
        switch self {
        case .emails: "outbox"
        case .pushes: "pushes"
        }
    }
}
