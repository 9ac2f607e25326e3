public import Database
public import Domain

public struct SQLHomeNeighbourhoodsRepository: HomeNeighbourhoodsRepository {
    private let database: Database
    private let members: MemberCache

    public init(_ database: Database, _ members: MemberCache) {
        self.database = database
        self.members = members
    }

    public func load(of member: Member.ID) async throws -> HomeNeighbourhoods {
        try await members.facts(of: member).homes
    }

    static func list(of member: Member.ID) -> SQL {
        """
        SELECT code, reach, verified_on FROM home_neighbourhoods WHERE member = \(member)
        ORDER BY place LIMIT 3
        """
    }

    @discardableResult
    public func update<Result: Sendable>(
        of member: Member.ID,
        _ change: @escaping @Sendable (inout HomeNeighbourhoods) throws -> Result
    ) async throws -> Result {
        try await database.write { connection in
            var homes = try connection.homes.list(of: member)
            let result = try change(&homes)
            try connection.homes.replace(homes, of: member)
            return result
        }
    }
}

extension HomeNeighbourhood {
    init(row: Row) throws {
        self.init(
            code: try row.stored("code") { NeighbourhoodCode($0) },
            reach: try row.stored("reach") { Reach($0) },
            verification: try HomeVerification(row: row, "verified_on")
        )
    }
}

extension HomeVerification {
    /// Nil where the column is null.
    init?(row: Row, _ column: String) throws {
        guard let day: Int = try row.value(column) else { return nil }
        self.init(on: CivilDate(daysSince1970: day))
    }
}
