public import Database
public import Domain

extension TableBase {
    var recordings: RecordingTable { RecordingTable(connection: connection) }
}

/// The table of recordings.
struct RecordingTable {
    let connection: Connection

    /// In the order of their upload.
    func list(of teacher: Member.ID) throws -> [Recording] {
        try connection.run(
            "SELECT \(Recording.columns) FROM recordings WHERE teacher = \(teacher) ORDER BY id"
        )
        .map(Recording.init(row:))
    }

    func find(_ id: Recording.ID) throws -> Recording? {
        try connection.first("SELECT \(Recording.columns) FROM recordings WHERE id = \(id)")
            .map(Recording.init(row:))
    }

    func save(_ recording: Recording) throws {
        try connection.execute(
            "UPDATE recordings SET title = \(recording.title.text) WHERE id = \(recording.id)"
        )
    }

    func remove(_ id: Recording.ID) throws {
        try connection.execute("DELETE FROM recordings WHERE id = \(id)")
    }
}

extension Recording: InsertableRow {
    public static let table: StaticString = "recordings"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "teacher": teacher, "title": title.text, "seconds": seconds, "file": file.name,
            "uploaded_at": uploadedAt,
        ]
    }
}

extension Recording {
    /// The columns that ``init(row:)`` reads.
    static let columns: SQL = "id, teacher, title, seconds, file, uploaded_at"

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            of: try row.value("teacher"),
            try row.stored("title") { try RecordingTitle($0) },
            seconds: try row.value("seconds"),
            file: try row.stored("file") { StoredFile($0) },
            uploadedAt: try row.value("uploaded_at")
        )
    }
}
