public import Database
public import Domain

public struct SQLExportQueries: ExportQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func records(
        _ section: ExportSection,
        of member: Member.ID,
        at now: Moment,
        _ slice: SliceRequest
    ) async throws -> Slice<ExportedRecord> {
        let start = try slice.start(ExportedRecord.self)?.rawValue ?? -1
        return try await database.read { connection in
            let rows = try connection.run(section.list(of: member, after: start, limit: slice.rows, at: now))
            return try Slice(rows, slice, by: "mark", of: ExportedRecord.self) { shown in
                try shown.map { try section.record($0, for: member, at: now, connection) }
            }
        }
    }
}
