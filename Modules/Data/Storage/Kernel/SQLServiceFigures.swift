public import Database
public import Domain

/// How much there is and what waits, for the operator's monitoring.
public struct SQLServiceFigures: Sendable {
    public struct Figures: Sendable {
        public let members: Int
        public let openListings: [(kind: String, count: Int)]
        public let queues: [Queue]
    }

    /// Messages that wait to be sent.
    public struct Queue: Sendable {
        public let name: String
        public let waiting: Int
        /// Tried before, in vain.
        public let failing: Int
        /// When the longest overdue one should have been sent; nil when none is overdue.
        public let overdueSince: Moment?
    }

    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func figures(at now: Moment) async throws -> Figures {
        try await database.read { connection in
            let members = try connection.run("SELECT count(*) AS members FROM accounts").first
            let listings = try connection.run(
                """
                SELECT kind, count(*) AS open FROM listings WHERE status = 'open'
                GROUP BY kind ORDER BY kind
                """
            )
            return Figures(
                members: try members?.value("members") ?? 0,
                openListings: try listings.map { (try $0.value("kind"), try $0.value("open")) },
                queues: try [("emails", "outbox" as SQL), ("pushes", "pushes")].map { name, table in
                    try Self.queue(name, table, at: now, connection)
                }
            )
        }
    }

    private static func queue(
        _ name: String,
        _ table: SQL,
        at now: Moment,
        _ connection: Connection
    ) throws -> Queue {
        let row = try connection.run(
            """
            SELECT count(*) AS waiting, count(CASE WHEN attempts > 0 THEN 1 END) AS failing,
                min(CASE WHEN due_at < \(now) THEN due_at END) AS overdue
            FROM \(table)
            """
        ).first
        return Queue(
            name: name,
            waiting: try row?.value("waiting") ?? 0,
            failing: try row?.value("failing") ?? 0,
            overdueSince: try row?.value("overdue")
        )
    }
}
