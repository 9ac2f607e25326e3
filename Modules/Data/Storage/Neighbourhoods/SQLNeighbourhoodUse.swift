public import Database
public import Domain

/// Counts what is kept under the codes of neighbourhoods.
public struct SQLNeighbourhoodUse: Sendable {
    public struct Count: Sendable, Equatable {
        public var homes = 0
        public var listings = 0

        public init() {}
    }

    private static let codesAtOnce = 500

    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// Codes without use are left out.
    public func counts(of codes: [NeighbourhoodCode]) async throws -> [NeighbourhoodCode: Count] {
        var counts: [NeighbourhoodCode: Count] = [:]
        for start in stride(from: 0, to: codes.count, by: Self.codesAtOnce) {
            let part = codes[start..<min(start + Self.codesAtOnce, codes.count)]
            let (homes, listings) = try await database.read { connection in
                (
                    try connection.run(Self.homes(part)).map { row -> (NeighbourhoodCode, Int) in
                        let code: NeighbourhoodCode = try row.stored("code") { (text: String) in
                            NeighbourhoodCode(text)
                        }
                        return (code, try row.value("count"))
                    },
                    try connection.run(Self.listings(part)).map { row -> (NeighbourhoodCode, Int) in
                        (try row.stored("code", as: NeighbourhoodCode.init(number:)), try row.value("count"))
                    }
                )
            }
            for (code, count) in homes { counts[code, default: Count()].homes = count }
            for (code, count) in listings { counts[code, default: Count()].listings = count }
        }
        return counts
    }

    private static func homes(_ codes: ArraySlice<NeighbourhoodCode>) -> SQL {
        """
        SELECT code, count(*) AS count FROM home_neighbourhoods
        WHERE code IN \(list: codes.map(\.description)) GROUP BY code
        """
    }

    private static func listings(_ codes: ArraySlice<NeighbourhoodCode>) -> SQL {
        """
        SELECT code, count(*) AS count FROM listings
        WHERE code IN \(list: codes.map(\.number)) GROUP BY code
        """
    }
}
