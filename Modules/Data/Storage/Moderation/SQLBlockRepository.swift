public import Database
public import Domain

public struct SQLBlockRepository: BlockRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func plan(
        toBlock blocked: Member.ID,
        by blocker: Member.ID,
        at now: Moment
    ) async throws -> BlockPlan {
        try await database.read { connection in
            try connection.blocks.checkMember(blocked)
            let deals = try connection.deals.listOpen(of: blocker, with: blocked)
            return BlockPlan(
                ending: deals.map { $0.asOf(now) }.filter(\.isOpen),
                try connection.rosters.participations(of: blocker, with: blocked, at: now)
            )
        }
    }

    public func insert(_ block: Block) async throws {
        try await database.write(identifiers, at: block.at) { transaction in
            try transaction.blocks.checkMember(block.blocked)
            let excess = try transaction.connection.first(
                """
                SELECT 1 AS found FROM blocks WHERE blocker = \(block.blocker) AND blocked <> \(block.blocked)
                LIMIT 1 OFFSET \(Block.mostPerMember - 1)
                """
            )
            guard excess == nil else { throw BlockRefusal.tooMany }
            try transaction.connection.insert(block, "ON CONFLICT (blocker, blocked) DO NOTHING")
            try transaction.deals.end(by: block)
            try transaction.rosters.end(by: block)
            try transaction.phones.end(by: block)
            try transaction.members.noteChange(of: block.blocker)
            try transaction.members.noteChange(of: block.blocked)
        }
    }

    public func delete(of blocked: Member.ID, by blocker: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute(
                "DELETE FROM blocks WHERE blocker = \(blocker) AND blocked = \(blocked)"
            )
            try connection.members.noteChange(of: blocker)
            try connection.members.noteChange(of: blocked)
        }
    }

    public func list(of blocker: Member.ID, _ slice: SliceRequest) async throws -> Slice<BlockedMember> {
        let start = try slice.cursor.map(TimedKey<Member>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.list(of: blocker, after: start, limit: slice.rows))
            return try Slice(rows, slice, at: "at", id: "blocked", of: Member.self) { rows in
                try rows.compactMap { row in
                    try MemberCard(row: row, "card").map { BlockedMember($0, since: try row.value("at")) }
                }
            }
        }
    }

    static func list(of blocker: Member.ID, after key: TimedKey<Member>?, limit: Int) -> SQL {
        let rest: SQL = key.map { "AND (blocks.at, blocks.blocked) < (\($0.at), \($0.id))" } ?? ""
        return """
            SELECT blocks.at AS at, blocks.blocked AS blocked, \(MemberCard.columns("card"))
            FROM blocks \(MemberCard.join("card", on: "blocks.blocked"))
            WHERE blocks.blocker = \(blocker) \(rest)
            ORDER BY blocks.at DESC, blocks.blocked DESC LIMIT \(limit)
            """
    }
}
