import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program, on both engines.
@Suite("The key of a database")
struct KeyOfDatabaseTests {
    /// A server that was stopped after ana joined: its folder, how it is started, and her token.
    private struct Stopped {
        let folder: TemporaryFolder
        let arguments: [String]
        let token: String?

        var key: URL { folder.file("keys/madang.key") }

        init(_ engine: Database.Engine) async throws {
            folder = try TemporaryFolder()
            arguments =
                engine == .sqlite
                ? [] : ["--database", try await PostgreSQLServer.shared().freshDatabase()]
            let madang = try await MadangProcess(data: folder.path, arguments)
            token = try await madang.signUp("ana").json["session"]?["accessToken"]?.stringValue
            madang.askToStop()
            _ = await madang.end()
        }

        func start(_ more: [String] = []) async throws -> MadangProcess {
            try await MadangProcess(data: folder.path, arguments + more)
        }

        /// What doctor finds about the key.
        func finding() async throws -> JSON? {
            let words = ["doctor", "--data", folder.path, "--json"] + arguments
            let report = try await MadangProgram().run(words)
            return report.json["findings"]?.arrayValue?.first { $0["check"] == "key" }
        }
    }

    @Test(
        "Without its key a database is not opened, and no new one is made",
        arguments: Database.Engine.allCases
    )
    func missing(_ engine: Database.Engine) async throws {
        let stopped = try await Stopped(engine)
        let backup = try Data(contentsOf: stopped.key)
        try FileManager.default.removeItem(at: stopped.key)

        let refusal = await #expect(throws: MadangProcess.Refusal.self) { try await stopped.start() }
        #expect(refusal?.status == 1)
        #expect(refusal?.said.contains("the key of this database, is missing. Restore it") == true)
        #expect(refusal?.said.contains("→ install -m 600 BACKUP/madang.key \(stopped.key.path)") == true)
        let feed = try await MadangProgram().run(["feed", "--data", stopped.folder.path] + stopped.arguments)
        #expect(feed.status == 1 && feed.error == refusal?.said)
        #expect(try await stopped.finding()?["state"] == "broken")
        #expect(!FileManager.default.fileExists(atPath: stopped.key.path))

        try backup.write(to: stopped.key)
        chmod(stopped.key.path, 0o600)
        #expect(try await stopped.finding()?["state"] == "fine")
        let again = try await stopped.start()
        #expect(try await again.get("/api/v1/me", token: stopped.token).json["nickname"] == "ana")
    }

    @Test("Another database's key is noticed before anything is served", arguments: Database.Engine.allCases)
    func wrong(_ engine: Database.Engine) async throws {
        let stopped = try await Stopped(engine)
        try Data(repeating: 7, count: 32).write(to: stopped.key)

        let refusal = await #expect(throws: MadangProcess.Refusal.self) { try await stopped.start() }
        #expect(refusal?.status == 1)
        #expect(refusal?.said.contains("is not the key of this database. Restore that") == true)
        let finding = try await stopped.finding()
        #expect(finding?["state"] == "broken")
        #expect(finding?["remedy"]?.stringValue?.hasPrefix("install -m 600") == true)
    }

    @Test(
        "With --new-key a lost or another key is replaced for good, and everyone signs in again",
        arguments: Database.Engine.allCases,
        [nil, Data(repeating: 7, count: 32)]
    )
    func new(_ engine: Database.Engine, _ key: Data?) async throws {
        let stopped = try await Stopped(engine)
        if let key {
            try key.write(to: stopped.key)
        } else {
            try FileManager.default.removeItem(at: stopped.key)
        }

        let madang = try await stopped.start(["--new-key"])
        #expect(try await madang.get("/api/v1/me", token: stopped.token).status == 401)
        #expect(try await madang.signUp("ana").verdict == "409 account.email-taken")
        madang.askToStop()
        _ = await madang.end()

        let made = try Data(contentsOf: stopped.key)
        #expect(key == nil || key == made)
        let again = try await stopped.start()
        #expect(try await again.signUp("ben").status == 201)
        #expect(try await stopped.finding()?["state"] == "fine")
    }

    @Test("With the right key --new-key changes nothing")
    func needless() async throws {
        let stopped = try await Stopped(.sqlite)
        let madang = try await stopped.start(["--new-key"])
        #expect(try await madang.get("/api/v1/me", token: stopped.token).status == 200)
    }

    @Test(
        "A database from before keys were recorded takes the one it finds",
        arguments: Database.Engine.allCases
    )
    func unrecorded(_ engine: Database.Engine) async throws {
        let stopped = try await Stopped(engine)
        let database =
            engine == .sqlite
            ? try Database.sqlite(at: stopped.folder.file("madang.sqlite").path)
            : try Database.postgresql(stopped.arguments[1])
        try await database.forgetsItsKey()
        await database.close()

        let madang = try await stopped.start()
        #expect(try await madang.get("/api/v1/me", token: stopped.token).status == 200)
        madang.askToStop()
        _ = await madang.end()
        try Data(repeating: 7, count: 32).write(to: stopped.key)
        await #expect(throws: MadangProcess.Refusal.self) { try await stopped.start() }
    }
}
