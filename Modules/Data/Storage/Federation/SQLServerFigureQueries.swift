public import Database
public import Domain

public struct SQLServerFigureQueries: ServerFigureQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func figures() async throws -> ServerFigures {
        try await database.read { connection in
            ServerFigures(
                members: try connection.first("SELECT count(*) AS count FROM accounts")?.value("count") ?? 0,
                events: try connection.eventDays.countShown()
            )
        }
    }
}
