public import Database
public import Domain

public struct SQLCalendarAddressRepository: CalendarAddressRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func replace(with address: CalendarAddress) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO calendar_addresses (id, member, created_at)
                VALUES (\(address.id), \(address.member), \(address.createdAt))
                ON CONFLICT (member) DO UPDATE SET id = excluded.id, created_at = excluded.created_at
                """
            )
        }
    }

    public func find(of member: Member.ID) async throws -> CalendarAddress? {
        try await find("member = \(member)")
    }

    public func find(_ id: CalendarAddress.ID) async throws -> CalendarAddress? {
        try await find("id = \(id)")
    }

    public func delete(of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM calendar_addresses WHERE member = \(member)")
        }
    }

    private func find(_ condition: SQL) async throws -> CalendarAddress? {
        try await database.read { connection in
            try connection.first("SELECT id, member, created_at FROM calendar_addresses WHERE \(condition)")
                .map { row in
                    CalendarAddress(
                        id: try row.value("id"),
                        member: try row.value("member"),
                        createdAt: try row.value("created_at")
                    )
                }
        }
    }
}
