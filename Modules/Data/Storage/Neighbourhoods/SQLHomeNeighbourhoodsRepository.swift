public import Database
public import Domain

public struct SQLHomeNeighbourhoodsRepository: HomeNeighbourhoodsRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func load(of member: Member.ID) async throws -> HomeNeighbourhoods {
        try await database.read { connection in
            let rows = try connection.run(Self.list(of: member))
            return try HomeNeighbourhoods(rows.map(HomeNeighbourhood.init(row:)))
        }
    }

    static func list(of member: Member.ID) -> SQL {
        "SELECT code, reach FROM home_neighbourhoods WHERE member = \(member) ORDER BY place LIMIT 3"
    }

    public func replace(_ homes: HomeNeighbourhoods, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM home_neighbourhoods WHERE member = \(member)")
            for (place, home) in homes.homes.enumerated() {
                try connection.execute(
                    """
                    INSERT INTO home_neighbourhoods (member, place, code, reach)
                    VALUES (\(member), \(place), \(home.code.description), \(home.reach.steps))
                    """
                )
            }
        }
    }
}

extension HomeNeighbourhood {
    fileprivate init(row: Row) throws {
        self.init(
            code: try row.stored("code") { NeighbourhoodCode($0) },
            reach: try row.stored("reach") { Reach($0) }
        )
    }
}
