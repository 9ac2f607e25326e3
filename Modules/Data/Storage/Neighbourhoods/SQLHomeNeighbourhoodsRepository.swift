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
        "SELECT code, reach FROM home_neighbourhoods WHERE member = \(member) ORDER BY place LIMIT 3"
    }

    public func replace(_ homes: HomeNeighbourhoods, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM home_neighbourhoods WHERE member = \(member)")
            for (place, home) in homes.homes.enumerated() {
                try connection.insert(HomeRow(home, of: member, place: place))
            }
            try connection.members.noteChange(of: member)
        }
    }
}

extension HomeNeighbourhood {
    init(row: Row) throws {
        self.init(
            code: try row.stored("code") { NeighbourhoodCode($0) },
            reach: try row.stored("reach") { Reach($0) }
        )
    }
}
