public import Database
public import Domain

extension TableBase {
    var blocks: BlockTable { BlockTable(connection: connection) }
}

/// The table of blocks.
struct BlockTable {
    let connection: Connection

    /// Throws ``BlockRefusal/notFound`` for a member who doesn't exist.
    func checkMember(_ id: Member.ID) throws {
        guard try connection.first("SELECT id FROM accounts WHERE id = \(id)") != nil else {
            throw BlockRefusal.notFound
        }
    }

    /// The members separated from `member` by a block in either direction; empty without a member.
    func hidden(from member: Member.ID?) throws -> Set<Member.ID> {
        guard let member else { return [] }
        let rows = try connection.run(
            """
            SELECT blocked AS other FROM blocks WHERE blocker = \(member)
            UNION ALL SELECT blocker AS other FROM blocks WHERE blocked = \(member)
            """
        )
        return Set(try rows.map { try $0.value("other") })
    }

    func hides(_ member: Member.ID, from other: Member.ID) throws -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM blocks WHERE (blocker = \(member) AND blocked = \(other))
                OR (blocker = \(other) AND blocked = \(member)) LIMIT 1
            """
        ) != nil
    }
}

extension Block: InsertableRow {
    public static let table: StaticString = "blocks"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["blocker": blocker, "blocked": blocked, "at": at]
    }
}
