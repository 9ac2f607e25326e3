public import Database
public import Domain

extension TableBase {
    var homes: HomeTable { HomeTable(connection: connection) }
}

/// The table of home neighbourhoods.
struct HomeTable {
    let connection: Connection

    func list(of member: Member.ID) throws -> HomeNeighbourhoods {
        let rows = try connection.run(SQLHomeNeighbourhoodsRepository.list(of: member))
        return try HomeNeighbourhoods(rows.map(HomeNeighbourhood.init(row:)))
    }

    /// Of two concurrent changes, PostgreSQL repeats the one whose insert meets a row of the other.
    func replace(_ homes: HomeNeighbourhoods, of member: Member.ID) throws {
        try connection.execute("DELETE FROM home_neighbourhoods WHERE member = \(member)")
        for (place, home) in homes.homes.enumerated() {
            try connection.insert(HomeRow(home, of: member, place: place), "ON CONFLICT DO NOTHING")
        }
        try connection.members.noteChange(of: member)
    }
}

/// One of a member's home neighbourhoods, numbered from 0.
public struct HomeRow: InsertableRow {
    public static let table: StaticString = "home_neighbourhoods"

    private let home: HomeNeighbourhood
    private let member: Member.ID
    private let place: Int

    public init(_ home: HomeNeighbourhood, of member: Member.ID, place: Int) {
        self.home = home
        self.member = member
        self.place = place
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "member": member, "place": place, "code": home.code.description, "reach": home.reach.steps,
            "verified_on": home.verification?.day.daysSince1970,
        ]
    }
}
