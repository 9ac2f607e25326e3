import Foundation
import JSONCoding
import Terminal
import TestSupport
import Testing
import Wording

@Suite("The operator at a terminal")
struct AppTests {
    @Test("serve prints one line, and its last word is the address", arguments: ["en", "ko"])
    func serve(language: String) async throws {
        let outcome = try await TerminalSession().type("serve", "--port", "8081", "--language", language)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.output.hasSuffix(" http://127.0.0.1:8081\n"))
    }

    @Test("doctor ends with 1 when something is broken, and shows what mends it under it")
    func doctor() async throws {
        let desk = try TerminalSession()
        desk.server.change {
            $0.findings = [
                Finding("disk", .fine, Words("넉넉함", "plenty")),
                Finding("database", .broken, Words("없음", "gone"), remedy: "madang migrate"),
            ]
        }
        let outcome = await desk.type("doctor")
        #expect(outcome.status == 1)
        #expect(
            outcome.output == """
                ✓ OK      disk      plenty
                ✗ failed  database  gone
                    → madang migrate

                """
        )
        let json = await desk.type("doctor", "--json")
        #expect(json.status == 1)
        #expect(json.document?["healthy"] == false)
        #expect(json.document?["findings"]?[1]?["remedy"] == "madang migrate")
    }

    @Test("config says where each value comes from: option over environment over file over default")
    func config() async throws {
        let desk = try TerminalSession()
        try Data("port = 1000\nhost = 0.0.0.0\nthreads = 3\n".utf8).write(to: desk.folder.file("madang.conf"))
        let outcome = await desk.type(
            ["config", "--data", desk.home, "--port", "3000", "--json"],
            environment: ["MADANG_PORT": "2000", "MADANG_HOST": "::1"]
        )
        let settings = try #require(outcome.document?["settings"]?.arrayValue)
        let found = settings.reduce(into: [:]) { found, setting in
            found[setting["name"]?.stringValue ?? ""] = [setting["value"], setting["source"]]
        }
        #expect(found["port"] == ["3000", "option --port"])
        #expect(found["host"] == ["::1", "environment MADANG_HOST"])
        #expect(found["threads"] == ["3", .string("\(desk.home)/madang.conf:3")])
        #expect(found["access-log"] == ["text", "default"])
        #expect(found["database"] == [.null, "default"])
    }

    @Test("config shows no password")
    func noPassword() async throws {
        let outcome = try await TerminalSession().type(
            "config",
            "--database",
            "postgres://ana:secret@db/madang",
            "--json"
        )
        #expect(outcome.output.contains("postgres://ana:…@db/madang"))
        #expect(!outcome.output.contains(":secret"))
    }

    @Test("support has what helps to find a fault, and no password")
    func support() async throws {
        let words = ["support", "--database", "postgres://ana:secret@db/madang"]
        let text = try await TerminalSession().type(words + ["--language", "en"])
        #expect(text.status == 0)
        for part in ["madang 1.2.3 (0a1b2c3d4e5f", "ana:…@db", "Linux 6.1.0", "ended by SIGILL"] {
            #expect(text.output.contains(part), "\(text.output)")
        }
        #expect(!text.output.contains(":secret"))
        let document = try await TerminalSession().type(words + ["--json"])
        #expect(document.document?["system"] == "Linux 6.1.0 x86_64, Debian")
        #expect(document.document?["doctor"]?["healthy"] == true && !document.output.contains(":secret"))
    }

    @Test("An unknown setting is an error with a suggestion, in the file and in the environment")
    func unknown() async throws {
        let desk = try TerminalSession()
        let file = desk.folder.file("other.conf")
        try Data("prot = 1000\n".utf8).write(to: file)
        let inFile = await desk.type("config", "--config", file.path)
        #expect(inFile.status == 2)
        #expect(inFile.error.contains("\(file.path):1: there is no setting 'prot'. Did you mean 'port'?"))
        let inEnvironment = await desk.type(["config"], environment: ["MADANG_PROT": "1"])
        #expect(inEnvironment.status == 2)
        #expect(inEnvironment.error.contains("Did you mean 'MADANG_PORT'?"))
    }

    @Test("migrate lists what is new, and says when nothing is")
    func migrate() async throws {
        let desk = try TerminalSession()
        desk.server.change {
            $0.steps = [
                MigrationStep(number: 1, name: "accounts", state: .applied),
                MigrationStep(number: 2, name: "sessions", state: .appliedNow),
            ]
        }
        let outcome = await desk.type("migrate")
        #expect(
            outcome.output == """
                #  Name      State
                2  sessions  applied now

                """
        )
        desk.server.change { $0.steps = [MigrationStep(number: 1, name: "accounts", state: .applied)] }
        #expect(await desk.type("migrate").output == "Nothing to do: all 1 migrations are applied.\n")
    }
}
