public import Database
public import Domain

public struct SQLPastSearchRepository: PastSearchRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func remember(_ sought: SoughtListings, of member: Member.ID, as id: PastSearch.ID) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO past_searches (member, folded, text, id)
                VALUES (\(member), \(sought.folded), \(sought.text), \(id))
                ON CONFLICT (member, folded) DO UPDATE SET text = excluded.text, id = excluded.id
                """
            )
            try connection.execute(
                """
                DELETE FROM past_searches WHERE member = \(member) AND id <= (
                    SELECT id FROM past_searches WHERE member = \(member)
                    ORDER BY id DESC LIMIT 1 OFFSET \(PastSearch.most))
                """
            )
        }
    }

    public func list(of member: Member.ID) async throws -> [PastSearch] {
        try await database.read { connection in
            try connection.run(Self.list(of: member)).map {
                PastSearch(id: try $0.value("id"), text: try $0.value("text"))
            }
        }
    }

    static func list(of member: Member.ID) -> SQL {
        """
        SELECT id, text FROM past_searches WHERE member = \(member)
        ORDER BY id DESC LIMIT \(PastSearch.most)
        """
    }

    public func forget(_ id: PastSearch.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM past_searches WHERE member = \(member) AND id = \(id)")
        }
    }

    public func forgetAll(of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM past_searches WHERE member = \(member)")
        }
    }
}
