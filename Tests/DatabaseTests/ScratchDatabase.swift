import Database
import Dispatch
import Foundation
import TestSupport

/// A database of one test's own on the engine it is asked for.
struct ScratchDatabase {
    let database: Database
    private let folder: TemporaryFolder
    /// Longer than any test waits, however busy the machine is.
    private static let patience = Duration.seconds(300)
    private let url: String?

    /// With one small table, `notes (id, topic, words)`, unique by topic and words.
    static func withNotes(_ engine: Database.Engine, connections: Int = 8) async throws -> ScratchDatabase {
        let scratch = try await ScratchDatabase(engine, connections: connections)
        try await Migrator(scratch.database, [notes]).migrate()
        return scratch
    }

    init(_ engine: Database.Engine, connections: Int = 8) async throws {
        folder = try TemporaryFolder()
        switch engine {
        case .sqlite:
            url = nil
            database = try .sqlite(
                at: folder.file("data.db").path,
                readers: connections,
                busyTimeout: Self.patience
            )
        case .postgresql:
            let url = try await PostgreSQLServer.shared().freshDatabase()
            self.url = url
            database = try .postgresql(url, connections: connections, patience: Self.patience)
        }
    }

    /// The same once more, as another process would have it.
    func openAgain() throws -> Database {
        try url.map { try .postgresql($0) } ?? .sqlite(at: folder.file("data.db").path)
    }

    static let notes = Migration(
        1,
        "notes",
        sql: """
            CREATE TABLE notes (
                id INTEGER PRIMARY KEY,
                topic TEXT NOT NULL,
                words TEXT CHECK (words <> 'forbidden'),
                weight REAL,
                picture BLOB,
                about INTEGER REFERENCES notes (id),
                UNIQUE (topic, words)
            ) STRICT;
            """
    )

    var topics: [String] {
        get async throws {
            try await database.read { connection in
                try connection.run("SELECT topic FROM notes ORDER BY id").map { try $0.value("topic") }
            }
        }
    }
}

extension Connection {
    func note(_ id: Int, _ topic: String, _ words: String? = nil) throws {
        try run("INSERT INTO notes (id, topic, words) VALUES (\(id), \(topic), \(words))")
    }
}

/// Holds a thread inside a change until the test has seen what it wanted to see.
final class Gate: Sendable {
    private let opened = DispatchSemaphore(value: 0)
    private let arrivals = AsyncStream.makeStream(of: Void.self)

    /// Says that a member stands here, and lets them through when the test opens.
    func pass() {
        arrivals.continuation.yield()
        _ = opened.wait(timeout: .now() + 20)
    }

    func arrival() async {
        _ = await arrivals.stream.first { true }
    }

    func open() {
        opened.signal()
    }
}

/// Threads for reads that a test holds open: they run where they are called, and Swift's own threads are few.
final class Aside: TaskExecutor {
    private let queue = DispatchQueue(label: "test.aside", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// The error a piece of work ends with, if it is the database's.
func databaseError<T>(_ work: () async throws -> T) async -> DatabaseError? {
    do {
        _ = try await work()
        return nil
    } catch {
        return error as? DatabaseError
    }
}
