import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Repository of recordings")
struct RecordingContract {
    @Test("A recording is read back, renamed and removed", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await RecordingFixture(engine)
        let (recordings, ana) = (fixture.recordings, fixture.teachers.ana)
        let made = try await recordings.insert(fixture.recording(of: ana))
        #expect(try await recordings.find(made.id, for: nil) == made)
        let title = try RecordingTitle("쇼팽")
        let renamed = try await recordings.update(made.id, of: ana) { $0.rename(to: title) }
        #expect(renamed.title == title)
        #expect(try await fixture.page() == [renamed])
        try await recordings.remove(made.id, of: ana)
        #expect(try await fixture.page() == [])
        await #expect(throws: RecordingRefusal.notFound) {
            try await recordings.remove(made.id, of: ana)
        }
    }

    @Test("Only a teacher has recordings, and at most three", arguments: Database.Engine.allCases)
    func room(_ engine: Database.Engine) async throws {
        let fixture = try await RecordingFixture(engine)
        let (recordings, ana, ben) = (fixture.recordings, fixture.teachers.ana, fixture.teachers.ben)
        await #expect(throws: RecordingRefusal.byTeachers) { try await recordings.checkRoom(of: ben) }
        await #expect(throws: RecordingRefusal.byTeachers) {
            try await recordings.insert(fixture.recording(of: ben))
        }
        for _ in 1...3 { _ = try await recordings.insert(fixture.recording(of: ana)) }
        await #expect(throws: RecordingRefusal.tooMany) { try await recordings.checkRoom(of: ana) }
        await #expect(throws: RecordingRefusal.tooMany) {
            try await recordings.insert(fixture.recording(of: ana))
        }
        #expect(try await fixture.page().count == 3)
    }

    @Test("Of two uploads for the last place, one succeeds", arguments: Database.Engine.allCases)
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await RecordingFixture(engine)
        let ana = fixture.teachers.ana
        for _ in 1...2 { _ = try await fixture.recordings.insert(fixture.recording(of: ana)) }
        let (one, other) = (try fixture.recording(of: ana), try fixture.recording(of: ana))
        let outcomes = try await fixture.teachers.store.outcomes(
            { gate in
                try await fixture.teachers.store.database.write { connection in
                    _ = try connection.teachers.findLocked(ana)
                    try connection.insert(one)
                    gate.holdFirstArrival()
                }
            },
            { _ = try await fixture.recordings.insert(other) }
        )
        #expect(outcomes == ["done", "recording.too-many"])
    }

    @Test("No one changes another's recording, and a block hides it", arguments: Database.Engine.allCases)
    func others(_ engine: Database.Engine) async throws {
        let fixture = try await RecordingFixture(engine)
        let (recordings, ana, ben) = (fixture.recordings, fixture.teachers.ana, fixture.teachers.ben)
        let made = try await recordings.insert(fixture.recording(of: ana))
        await #expect(throws: RecordingRefusal.notFound) {
            try await recordings.update(made.id, of: ben) { _ in }
        }
        await #expect(throws: RecordingRefusal.notFound) { try await recordings.remove(made.id, of: ben) }
        #expect(try await recordings.find(made.id, for: ben) == made)
        let store = fixture.teachers.store
        try await store.block(ben, by: ana)
        await #expect(throws: RecordingRefusal.notFound) { try await recordings.find(made.id, for: ben) }
        #expect(try await recordings.find(made.id, for: nil) == made)
    }

    @Test(
        "The end of the teaching removes recordings, and their files are needed no more",
        arguments: Database.Engine.allCases
    )
    func end(_ engine: Database.Engine) async throws {
        let fixture = try await RecordingFixture(engine)
        let (recordings, ana) = (fixture.recordings, fixture.teachers.ana)
        let made = try await recordings.insert(fixture.recording(of: ana))
        let other = try fixture.recording(of: ana).file
        #expect(try await recordings.needed(of: [made.file, other]) == [made.file])
        #expect(try await recordings.needed(of: []) == [])
        try await fixture.teachers.teachers.end(ana, at: fixture.teachers.store.clock.now)
        #expect(try await recordings.needed(of: [made.file]) == [])
        await #expect(throws: RecordingRefusal.notFound) { try await recordings.find(made.id, for: ana) }
    }

    @Test("Whether a file is needed is looked up in an index")
    func plan() async throws {
        let fixture = try await RecordingFixture(.sqlite)
        let file = try fixture.recording(of: fixture.teachers.ana).file
        let plan: [String] = try await fixture.teachers.store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(SQLRecordingRepository.needed(of: [file]))")
                .map { try $0.value("detail") }
        }
        #expect(plan.first?.contains("recordings_in_file") == true, "\(plan)")
    }
}

private struct RecordingFixture {
    let teachers: TeacherFixture
    let recordings: SQLRecordingRepository

    init(_ engine: Database.Engine) async throws {
        teachers = try await TeacherFixture(engine)
        recordings = SQLRecordingRepository(teachers.store.database)
    }

    /// Each in a file of its own.
    func recording(of teacher: Member.ID) throws -> Recording {
        let id: Recording.ID = teachers.store.identifiers.next()
        let digits = String(id.rawValue, radix: 16)
        return Recording(
            id: id,
            of: teacher,
            try RecordingTitle("바흐"),
            seconds: 90,
            file: try #require(StoredFile(String(repeating: "0", count: 64 - digits.count) + digits)),
            uploadedAt: teachers.store.clock.now
        )
    }

    func page() async throws -> [Recording] {
        let now = teachers.store.clock.now
        return try await teachers.queries.summary(of: teachers.ana, for: nil, at: now)?.recordings ?? []
    }
}
