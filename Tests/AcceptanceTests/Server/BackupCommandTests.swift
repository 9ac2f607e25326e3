import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program, on both engines.
@Suite("Backups at the command line")
struct BackupCommandTests {
    /// A server with ana, a folder of backups, and an empty machine to restore on.
    fileprivate struct Scene {
        let folder: TemporaryFolder
        let arguments: [String]
        let other: TemporaryFolder
        let otherArguments: [String]
        let place: TemporaryFolder
        let program: MadangProgram

        var backups: String { place.file("backups").path }
        var passphrase: [String] { ["--passphrase-file", place.file("passphrase").path] }

        init(_ engine: Database.Engine, restoringInto other: Database.Engine) async throws {
            (folder, self.other, place) = (
                try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
            )
            arguments = try await Self.arguments(engine)
            otherArguments = try await Self.arguments(other)
            program = try MadangProgram()
            try Data("열려라 참깨\n".utf8).write(to: place.file("passphrase"))
        }

        private static func arguments(_ engine: Database.Engine) async throws -> [String] {
            engine == .sqlite ? [] : ["--database", try await PostgreSQLServer.shared().freshDatabase()]
        }

        func start() async throws -> MadangProcess { try await MadangProcess(data: folder.path, arguments) }

        func backUp(_ more: [String] = []) async throws -> MadangProgram.Outcome {
            try await program.run(
                ["backup", backups, "--data", folder.path, "--json"] + arguments + passphrase + more
            )
        }

        func restore(_ more: [String]) async throws -> MadangProgram.Outcome {
            try await program.run(["restore", backups, "--data", other.path] + otherArguments + more)
        }

        func verify() async throws -> MadangProgram.Outcome {
            try await program.run(["verify", backups, "--json"])
        }

        var restoredNames: [String] {
            get throws { try FileManager.default.contentsOfDirectory(atPath: other.path).sorted() }
        }
    }

    @Test(
        "A backup made while the server serves is restored on another machine, and serves there",
        arguments: Database.Engine.allCases,
        Database.Engine.allCases
    )
    func story(_ engine: Database.Engine, _ other: Database.Engine) async throws {
        let scene = try await Scene(engine, restoringInto: other)
        let madang = try await scene.start()
        let token = try await madang.signUp("ana").json["session"]?["accessToken"]?.stringValue

        let made = try await scene.backUp()
        #expect(made.status == 0 && made.json["hasKey"] == true, "\(made)")
        #expect(try await scene.verify().json["whole"] == true)
        #expect(try await madang.signUp("ben").status == 201)
        madang.askToStop()
        _ = await madang.end()

        let restored = try await scene.restore(scene.passphrase)
        #expect(restored.status == 0, "\(restored)")
        let again = try await MadangProcess(data: scene.other.path, scene.otherArguments)
        #expect(try await again.get("/api/v1/me", token: token).json["nickname"] == "ana")
        #expect(try await again.signUp("ana").verdict == "409 account.email-taken")
        #expect(try await again.signUp("ben").status == 201)
        again.askToStop()
        _ = await again.end()
    }

    @Test("The database moves to PostgreSQL and back while stopped, with sessions that stay valid")
    func move() async throws {
        let scene = try await Scene(.sqlite, restoringInto: .postgresql)
        let url = scene.otherArguments[1]
        let desk = ["--data", scene.folder.path]
        let madang = try await scene.start()
        let token = try await madang.signUp("ana").json["session"]?["accessToken"]?.stringValue
        let early = try await scene.program.run(["db", "move", "--to", url] + desk)
        #expect(early.status == 1 && early.error.contains("Stop the server first."), "\(early)")
        madang.askToStop()
        _ = await madang.end()

        let nowhere = try await scene.program.run(
            ["db", "move", "--to", "postgres://127.0.0.1:1/madang"] + desk
        )
        #expect(nowhere.status == 1 && nowhere.error.hasPrefix("The new database can't be opened:"))
        let moved = try await scene.program.run(["db", "move", "--to", url] + desk)
        #expect(moved.status == 0 && moved.output.contains("all are the same"), "\(moved)")
        let there = try await MadangProcess(data: scene.folder.path, scene.otherArguments)
        #expect(try await there.get("/api/v1/me", token: token).json["nickname"] == "ana")
        #expect(try await there.signUp("ben").status == 201)
        let words = ["db", "move", "--to-sqlite"] + desk + scene.otherArguments
        let running = try await scene.program.run(words)
        #expect(running.status == 1 && running.error.contains("Stop the server first."), "\(running)")
        there.askToStop()
        _ = await there.end()

        let occupied = try await scene.program.run(words)
        #expect(occupied.status == 1 && occupied.error.contains("is not empty"), "\(occupied)")
        try FileManager.default.removeItem(at: scene.folder.file("madang.sqlite"))
        let back = try await scene.program.run(words)
        #expect(back.status == 0, "\(back)")
        let again = try await scene.start()
        #expect(try await again.get("/api/v1/me", token: token).json["nickname"] == "ana")
        #expect(try await again.signUp("ben").verdict == "409 account.email-taken")
    }

    @Test("A wrong passphrase, or none, is refused and changes nothing")
    func passphrases() async throws {
        let scene = try await Scene(.sqlite, restoringInto: .sqlite)
        let madang = try await scene.start()
        madang.askToStop()
        _ = await madang.end()
        #expect(try await scene.backUp().status == 0)

        let wrong = scene.place.file("wrong").path
        try Data("open".utf8).write(to: scene.place.file("wrong"))
        let refused = try await scene.restore(["--passphrase-file", wrong])
        #expect(refused.status == 1 && refused.error.contains("is not the one of this backup"))
        let missing = try await scene.restore([])
        #expect(missing.status == 1 && missing.error.contains("--passphrase-file"))
        try Data(repeating: 7, count: 32).write(to: scene.place.file("key"))
        chmod(scene.place.file("key").path, 0o600)
        let other = try await scene.restore(["--key-file", scene.place.file("key").path])
        #expect(other.status == 1 && other.error.contains("is not the key of this backup"))
        #expect(try scene.restoredNames.isEmpty)

        let kept = scene.folder.file("keys/madang.key").path
        #expect(try await scene.restore(["--key-file", kept]).status == 0)
    }

    @Test("Without a passphrase the key stays where it is, and the command says where")
    func withoutKey() async throws {
        let scene = try await Scene(.sqlite, restoringInto: .sqlite)
        let madang = try await scene.start()
        madang.askToStop()
        _ = await madang.end()

        let words = ["backup", scene.backups, "--data", scene.folder.path]
        let made = try await scene.program.run(words)
        #expect(made.status == 0)
        #expect(
            made.output.contains("Keep a copy apart from the backup: \(scene.folder.path)/keys/madang.key")
        )
        let refused = try await scene.restore(scene.passphrase)
        #expect(refused.status == 1 && refused.error.contains("This backup has no key."))
    }

    @Test("A target that isn't empty is refused and stays as it is", arguments: Database.Engine.allCases)
    func occupied(_ engine: Database.Engine) async throws {
        let scene = try await Scene(engine, restoringInto: engine)
        let madang = try await scene.start()
        #expect(try await madang.signUp("ana").status == 201)
        #expect(try await scene.backUp().status == 0)

        let words = ["restore", scene.backups, "--data", scene.folder.path] + scene.arguments
        let refused = try await scene.program.run(words)
        #expect(refused.status == 1 && refused.error.contains("is not empty"), "\(refused)")
        #expect(try await madang.signUp("ana").verdict == "409 account.email-taken")
        madang.askToStop()
        _ = await madang.end()
        let again = try await scene.start()
        #expect(try await again.get("/healthz").status == 200)
    }

    @Test("A folder that can't be backed up into, or restored from, has a clear refusal")
    func folders() async throws {
        let scene = try await Scene(.sqlite, restoringInto: .sqlite)
        let madang = try await scene.start()
        madang.askToStop()
        _ = await madang.end()

        let nowhere = try await scene.restore(scene.passphrase)
        #expect(
            nowhere.status == 1 && nowhere.error.contains("There is no folder of backups at"),
            "\(nowhere)"
        )
        try FileManager.default.createDirectory(atPath: scene.backups, withIntermediateDirectories: true)
        try Data().write(to: scene.place.file("backups/thesis.txt"))
        let other = try await scene.backUp()
        #expect(other.status == 1)
        #expect(other.problem["detail"]?.stringValue?.contains("is not a folder of backups") == true)
        try FileManager.default.removeItem(at: scene.place.file("backups/thesis.txt"))
        #expect(try await scene.backUp().status == 0)
        let unknown = try await scene.program.run(["verify", scene.backups, "20200101T000000Z"])
        #expect(unknown.status == 1 && unknown.error.contains("There is no backup 20200101T000000Z"))
        let mistyped = try await scene.program.run(["backup", scene.backups, "--data", scene.other.path])
        #expect(mistyped.status == 1 && mistyped.error.contains("There is no Madang data in"))
        #expect(try scene.restoredNames.isEmpty)
    }
}
