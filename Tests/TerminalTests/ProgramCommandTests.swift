import Domain
import JSONCoding
import Remote
import Terminal
import Testing
import Wording

@Suite("The commands about the program and its server")
struct ProgramCommandTests {
    @Test(
        "The version names the commit, its day and the libraries",
        arguments: ["version", "--version", "-V", "-v"]
    )
    func version(word: String) async throws {
        let outcome = try await TerminalSession().type(word)
        #expect(outcome.status == 0)
        #expect(outcome.output == "madang 1.2.3 (0a1b2c3d4e5f, 2026-11-28)\nSQLite 3.40.1\n")
        let document = try await TerminalSession().type(word, "--json").document
        #expect(document?["version"] == "1.2.3")
        #expect(document?["commit"] == "0a1b2c3d4e5f")
        #expect(document?["libraries"]?[0] == "SQLite 3.40.1")
    }

    @Test("Below a command --version isn't an option")
    func versionOfCommand() async throws {
        #expect(try await TerminalSession().type("serve", "--version").status == 2)
    }

    @Test("help shows the same as --help", arguments: [[], ["class"], ["class", "post"], ["help"]])
    func help(words: [String]) async throws {
        let asked = try await TerminalSession().type(["help"] + words)
        #expect(asked.status == 0)
        #expect(asked.output == (try await TerminalSession().type(words + ["--help"]).output))
    }

    @Test("help of a mistyped command suggests the nearest, and exits with 2")
    func helpMistyped() async throws {
        let outcome = try await TerminalSession().type("help", "sevre")
        #expect(outcome.status == 2)
        #expect(outcome.error.contains("Did you mean 'serve'?"))
    }

    @Test("The help of migrate lists its own options, and still takes the settings")
    func quiet() async throws {
        let help = try await TerminalSession().type("migrate", "--help").output
        #expect(help.contains("--dry-run") && help.contains("--data <DIR>"))
        #expect(!help.contains("--smtp") && help.contains("every setting of 'madang serve'"))
        #expect(try await TerminalSession().type("migrate", "--dry-run", "--smtp", "smtp://mail").status == 0)
    }

    @Test("A check of the settings starts no server")
    func check() async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type("serve", "--check-config")
        #expect(outcome.status == 0)
        #expect(outcome.output == "The settings are valid.\n")
        desk.server.change { $0.failure = AppFailure(Words("없어요", "not there")) }
        let failed = await desk.type("serve", "--check-config")
        #expect(failed.status == 1)
        #expect(failed.error.contains("not there"))
    }

    @Test("health is fine with a ready server, and fails with its reasons otherwise")
    func health() async throws {
        let desk = try TerminalSession()
        let ready = #"{"ready": true, "checks": {"database": true}, "because": {}}"#
        desk.server.server.answer("GET /readyz", Reply(status: 200, body: Array(ready.utf8)))
        let fine = await desk.type("health")
        #expect(fine.status == 0)
        #expect(fine.output == "Ready: http://127.0.0.1:8080\n")
        let busy = #"{"ready": false, "checks": {"board": false}, "because": {"board": "being-filled"}}"#
        desk.server.server.answer("GET /readyz", Reply(status: 503, body: Array(busy.utf8)))
        let waiting = await desk.type("health", "--host", "::", "--port", "9000")
        #expect(waiting.status == 1)
        #expect(waiting.output == "Not ready: http://[::1]:9000\nboard: being-filled\n")
        desk.server.server.vanish()
        #expect(await desk.type("health").status == 5)
    }

    @Test("health doesn't take another program's answer for a server")
    func stranger() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer("GET /readyz", Reply(status: 200, body: Array("hello".utf8)))
        let outcome = await desk.type("health")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(await desk.type("health", "--port", "0").status == 2)
    }
}
