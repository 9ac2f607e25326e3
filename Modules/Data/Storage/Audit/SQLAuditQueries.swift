public import Database
public import Domain

public struct SQLAuditQueries: AuditQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ filter: AuditFilter, _ slice: SliceRequest) async throws -> Slice<AuditEntry> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(filter, before: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: AuditRecord.self) {
                try $0.map(AuditEntry.init(row:))
            }
        }
    }

    public func records(from start: Moment, until end: Moment) async throws -> [AuditEntry] {
        try await database.read { connection in
            let rows = try connection.run(Self.records(from: start, until: end, limit: AuditExport.most + 1))
            guard rows.count <= AuditExport.most else { throw AuditRefusal.spanTooLong }
            return try rows.map(AuditEntry.init(row:))
        }
    }

    static func list(_ filter: AuditFilter, before id: AuditRecord.ID?, limit: Int) -> SQL {
        let act: SQL = filter.act.map { "AND audit_log.act = \($0.rawValue)" } ?? ""
        let member: SQL = filter.member.map { "AND audit_log.operator = \($0)" } ?? ""
        return """
            \(entries) WHERE audit_log.id < \(id?.rawValue ?? .max) \(act) \(member)
            ORDER BY audit_log.id DESC LIMIT \(limit)
            """
    }

    static func records(from start: Moment, until end: Moment, limit: Int) -> SQL {
        """
        \(entries) WHERE audit_log.at >= \(start) AND audit_log.at < \(end)
        ORDER BY audit_log.at, audit_log.id LIMIT \(limit)
        """
    }

    private static let entries: SQL = """
        SELECT audit_log.id AS id, audit_log.operator AS operator, audit_log.act AS act,
            audit_log.subject AS subject, audit_log.at AS at, \(MemberCard.columns("card"))
        FROM audit_log \(MemberCard.join("card", on: "audit_log.operator"))
        """
}

extension AuditEntry {
    fileprivate init(row: Row) throws {
        let record = AuditRecord(
            try row.value("id"),
            AuditActor(try row.value("operator", as: Member.ID?.self)),
            try row.word("act"),
            of: try row.value("subject"),
            at: try row.value("at")
        )
        self.init(record, by: try MemberCard(row: row, "card"))
    }
}
