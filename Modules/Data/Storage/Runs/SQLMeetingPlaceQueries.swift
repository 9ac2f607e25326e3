public import Database
public import Domain

public struct SQLMeetingPlaceQueries: MeetingPlaceQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func names(in codes: [NeighbourhoodCode], since start: Moment, limit: Int) async throws -> [String]
    {
        guard !codes.isEmpty else { return [] }
        return try await database.read { connection in
            try connection.run(Self.names(in: codes, since: start, limit: limit)).map { try $0.value("name") }
        }
    }

    static func names(in codes: [NeighbourhoodCode], since start: Moment, limit: Int) -> SQL {
        """
        SELECT runs.place_name AS name, max(listings.starts_at) AS last_used
        FROM listings JOIN runs ON runs.id = listings.id
        WHERE listings.kind IN ('run', 'event') AND listings.kind = 'run' AND listings.starts_at >= \(start)
            AND listings.code IN \(list: codes.map(\.number)) AND listings.is_held_back = \(false)
            AND listings.id NOT IN (\(.hiddenListings)) AND runs.place_name IS NOT NULL
        GROUP BY runs.place_name ORDER BY last_used DESC, name LIMIT \(limit)
        """
    }
}
