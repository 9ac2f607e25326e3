import Database
import Foundation
import JSONCoding
import TestSupport
import Testing

@Suite("A server that backs up by itself")
struct ServerBackupTests {
    private let place: TemporaryFolder
    private let folder: TemporaryFolder
    private var backups: String { place.file("backups").path }
    private var settings: [String: String] {
        ["backup-folder": backups, "backup-every": "2", "backup-keep": "2", "metrics": "local"]
    }

    init() throws {
        (place, folder) = (try TemporaryFolder(), try TemporaryFolder())
    }

    @Test(
        "It keeps the newest backups, all whole, and tells the age of the last one",
        arguments: Database.Engine.allCases
    )
    func interval(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine, settings: settings, in: folder) { server in
            _ = try await server.signUp("ana")
            #expect(try await !server.ask("GET", "/metrics").tell("madang_backup_age_seconds"))
            await server.runMaintenance()
            server.clock.pass(.seconds(3_600))
            await server.runMaintenance()
            #expect(try await server.ask("GET", "/metrics").tell("madang_backup_age_seconds 3600"))
            for _ in 1...3 {
                server.clock.pass(.seconds(7_200))
                await server.runMaintenance()
            }
            #expect(try await server.ask("GET", "/metrics").tell("madang_backup_age_seconds 0"))
        }
        let verified = try await MadangProgram().run(["verify", backups, "--json"])
        #expect(verified.json["whole"] == true && verified.json["backups"]?.arrayValue?.count == 2)
    }

    @Test(
        "A member who leaves after the last backup stays away when it is restored",
        arguments: Database.Engine.allCases
    )
    func erasure(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine, settings: settings, in: folder) { server in
            let ana = try await server.signUp("ana")
            _ = try await server.signUp("ben")
            await server.runMaintenance()
            #expect(try await ana.ask("DELETE", "/api/v1/me").status == 204)
            server.clock.pass(.seconds(60))
            await server.runMaintenance()
        }
        let other = place.file("other").path
        let key = folder.file("keys/madang.key").path
        let words = ["restore", backups, "--data", other, "--key-file", key]
        let restored = try await MadangProgram().run(words)
        #expect(restored.status == 0 && restored.output.contains("deleted again: 1"), "\(restored)")

        let madang = try await MadangProcess(data: other, ["--key-file", key])
        #expect(try await madang.signUp("ben").verdict == "409 account.email-taken")
        #expect(try await madang.signUp("ana").status == 201)
    }

    @Test("doctor tells that no backups are made, that there is none yet, and of the last one")
    func doctor() async throws {
        let program = try MadangProgram()
        #expect(try await program.run(["migrate", "--data", folder.path]).status == 0)
        func finding(_ more: [String]) async throws -> JSON? {
            let report = try await program.run(["doctor", "--data", folder.path, "--json"] + more)
            return report.json["findings"]?.arrayValue?.first { $0["check"] == "backups" }
        }
        #expect(try await finding([])?["remedy"]?.stringValue == "madang serve --backup-folder DIR")
        let set = ["--backup-folder", backups]
        let remedy = "madang backup \(backups) --data \(folder.path)"
        #expect(try await finding(set)?["remedy"]?.stringValue == remedy)
        #expect(try await program.run(["backup", backups, "--data", folder.path]).status == 0)
        #expect(try await finding(set)?["state"] == "fine")
    }
}
