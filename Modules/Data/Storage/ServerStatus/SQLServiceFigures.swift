public import Database
public import Domain

/// How much there is and what waits, for operators and their monitoring.
public struct SQLServiceFigures: Sendable {
    public struct Figures: Sendable {
        public let members: Int
        public let openListings: [(kind: String, count: Int)]
        public let queues: [OutgoingQueue]
    }

    public struct Storage: Sendable {
        public let queues: [OutgoingQueue]
        public let bytes: Int
        public let failingSources: Int
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
                queues: try Self.queues(at: now, connection)
            )
        }
    }

    /// What waits to be sent, how many sources fail, and how large the database is.
    public func storage(at now: Moment) async throws -> Storage {
        let size: SQL =
            switch database.engine {
            case .sqlite: "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size"
            case .postgresql: "SELECT pg_database_size(current_database()) AS bytes"
            }
        return try await database.read { connection in
            let bytes: Int? = try connection.first(size)?.value("bytes")
            let failing: Int? = try connection.first(
                "SELECT count(*) AS failing FROM sources WHERE state = 'active' AND failures > 0"
            )?.value("failing")
            return Storage(
                queues: try Self.queues(at: now, connection),
                bytes: bytes ?? 0,
                failingSources: failing ?? 0
            )
        }
    }

    private static func queues(at now: Moment, _ connection: Connection) throws -> [OutgoingQueue] {
        try OutgoingQueue.Name.allCases.map { try OutgoingQueue.load($0, at: now, connection) }
    }
}
