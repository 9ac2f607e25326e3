public import Database
public import Domain

public struct SQLDraftRepository: DraftRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(_ kind: Listing.Kind, of member: Member.ID) async throws -> Draft? {
        try await database.read { connection in
            let row = try connection.first(
                """
                SELECT document, saved_at FROM drafts
                WHERE member = \(member) AND kind = \(kind.rawValue)
                """
            )
            return try row.map { row in
                let savedAt: Moment = try row.value("saved_at")
                return try row.stored("document") { try Draft(document: $0, savedAt: savedAt) }
            }
        }
    }

    public func save(_ draft: Draft, _ kind: Listing.Kind, of member: Member.ID) async throws {
        try await database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO drafts (member, kind, document, saved_at)
                VALUES (\(member), \(kind.rawValue), \(draft.document), \(draft.savedAt))
                ON CONFLICT (member, kind) DO UPDATE SET document = excluded.document,
                    saved_at = excluded.saved_at
                """
            )
        }
    }

    public func remove(_ kind: Listing.Kind, of member: Member.ID) async throws {
        try await database.write { connection in
            _ = try connection.execute(
                "DELETE FROM drafts WHERE member = \(member) AND kind = \(kind.rawValue)"
            )
        }
    }
}
