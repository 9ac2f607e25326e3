public import Database
public import Domain

public struct SQLRecordingRepository: RecordingRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func checkRoom(of member: Member.ID) async throws {
        try await database.read { connection in
            let teacher = try connection.teachers.find(member)
            try connection.recordings.room(of: member, isTeacher: teacher != nil).check()
        }
    }

    public func insert(_ recording: Recording) async throws -> Recording {
        try await database.once(making: recording.id) { connection, _ in
            // Uploads of one teacher, and the end of their teaching, wait for each other here.
            let teacher = try connection.teachers.findLocked(recording.teacher)
            try connection.recordings.room(of: recording.teacher, isTeacher: teacher != nil).check()
            try connection.insert(recording)
            return recording
        } knowing: { connection, id in
            guard let made = try connection.recordings.find(id) else { throw RecordingRefusal.notFound }
            return made
        }
    }

    public func find(_ id: Recording.ID, for reader: Member.ID?) async throws -> Recording {
        try await database.read { connection in
            guard let recording = try connection.recordings.find(id),
                try connection.members.isVisible(recording.teacher, for: reader)
            else { throw RecordingRefusal.notFound }
            return recording
        }
    }

    public func update(
        _ id: Recording.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout Recording) throws -> Void
    ) async throws -> Recording {
        try await database.write { connection in
            var recording = try connection.recordings.find(id, of: member)
            try change(&recording)
            try connection.recordings.save(recording)
            return recording
        }
    }

    public func remove(_ id: Recording.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.recordings.remove(connection.recordings.find(id, of: member).id)
        }
    }

    public func needed(of files: [StoredFile]) async throws -> Set<StoredFile> {
        guard !files.isEmpty else { return [] }
        return try await database.read { connection in
            Set(try connection.run(Self.needed(of: files)).map { try $0.stored("file") { StoredFile($0) } })
        }
    }

    static func needed(of files: [StoredFile]) -> SQL {
        "SELECT DISTINCT file FROM recordings WHERE file IN \(list: files.map(\.name))"
    }
}

extension RecordingTable {
    fileprivate func room(of member: Member.ID, isTeacher: Bool) throws -> RecordingRoom {
        RecordingRoom(isTeacher: isTeacher, recordings: try list(of: member).count)
    }

    fileprivate func find(_ id: Recording.ID, of member: Member.ID) throws -> Recording {
        guard let recording = try find(id), recording.teacher == member else {
            throw RecordingRefusal.notFound
        }
        return recording
    }
}
