import Arguments
import Domain
import JSONCoding
import Remote
import Terminal
import TestSupport
import Testing
import Wire
import Wording

@Suite("How a command ends")
struct OutcomeTests {
    private let problem = ProblemBody(
        status: 409,
        code: "account.email-taken",
        title: "…",
        detail: "Taken already."
    )

    @Test("A refusal ends with 3 and says why on standard error")
    func refused() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer("POST /api/v1/sessions", problem, status: 409)
        let outcome = await desk.type(
            "login",
            "--email",
            "a@example.com",
            "--password-file",
            try desk.passwordFile()
        )
        #expect(outcome.status == 3)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error == "Taken already.\n")
    }

    @Test("A refusal is one problem document on standard error when JSON was asked for")
    func refusedJSON() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer("POST /api/v1/sessions", problem, status: 409)
        let outcome = await desk.type(
            "login",
            "--email",
            "a@example.com",
            "--password-file",
            try desk.passwordFile(),
            "--json"
        )
        #expect(outcome.status == 3)
        #expect(outcome.output.isEmpty)
        #expect(outcome.problem?["code"] == "account.email-taken")
        #expect(outcome.problem?["status"] == 409)
    }

    @Test("A refusal for missing details names the command that tells all of them")
    func missingDetail() async throws {
        let desk = try TerminalSession()
        let missing = ProblemBody(
            status: 409,
            code: "admission.details-missing",
            title: "…",
            detail: "Tell it first.",
            accountFields: ["birthYear", "pace"]
        )
        desk.server.server.answer("POST /api/v1/sessions", missing, status: 409)
        let outcome = await desk.type(
            "login",
            "--email",
            "a@example.com",
            "--password-file",
            try desk.passwordFile()
        )
        #expect(outcome.status == 3)
        #expect(outcome.error.contains("madang account edit --birth-year … --pace …"))
    }

    @Test("Without a login a member's command ends with 4, names the command that helps, and opens nothing")
    func notSignedIn() async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type("whoami", "--data", desk.home)
        #expect(outcome.status == 4)
        #expect(outcome.error.contains("madang login"))
        #expect(desk.server.opened.isEmpty)
        let json = await desk.type("whoami", "--json")
        #expect(json.problem?["code"] == "session.sign-in-needed")
    }

    @Test("A login that the server has ended ends with 4 and is forgotten")
    func ended() async throws {
        let desk = try TerminalSession()
        try await desk.login("--server", "https://madang.example")
        let ended = ProblemBody(status: 401, code: "session.ended", title: "…", detail: "It has ended.")
        desk.server.server.answer("GET /api/v1/me", ended, status: 401)
        let outcome = await desk.type("whoami")
        #expect(outcome.status == 4)
        #expect(outcome.error.hasPrefix("It has ended.\n"))
        #expect(
            await desk.type("whoami", "--server", "https://madang.example").error.hasPrefix("Please sign in")
        )
    }

    @Test("A server that can't be reached ends with 5")
    func unreachable() async throws {
        let desk = try TerminalSession()
        desk.server.server.vanish()
        let outcome = await desk.type(
            "neighbourhood",
            "find",
            "명동",
            "--server",
            "http://127.0.0.1:9",
            "--json"
        )
        #expect(outcome.status == 5)
        #expect(outcome.problem?["code"] == "terminal.unreachable")
    }

    @Test("A server's configuration error exits with 1 and names the command that mends it")
    func failed() async throws {
        let desk = try TerminalSession()
        desk.server.change { $0.failure = AppFailure(Words("닫힘", "Closed."), remedy: "open it") }
        let outcome = await desk.type("serve")
        #expect(outcome.status == 1)
        #expect(outcome.error == "Closed.\n  → open it\n")
    }

    @Test("A server failure exits with 1, not as a refusal")
    func serverFailure() async throws {
        let desk = try TerminalSession()
        let failed = ProblemBody(status: 500, code: "server.failed", title: "…", detail: "It failed.")
        desk.server.server.answer("GET /api/v1/neighbourhoods?q=x", failed, status: 500)
        for place in [["--server", "http://localhost"], ["--data", desk.home]] {
            let outcome = await desk.type(["neighbourhood", "find", "x"] + place)
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty && outcome.error == "It failed.\n")
        }
    }

    @Test("A failure of the program exits with 1, as a document with --json")
    func unforeseen() async throws {
        let desk = try TerminalSession()
        desk.server.change { $0.failure = Unforeseen() }
        for words in [["serve"], ["neighbourhood", "find", "x"]] {
            let outcome = await desk.type(words + ["--json"])
            #expect(outcome.status == 1 && outcome.output.isEmpty)
            #expect(outcome.problem?["code"] == "terminal.failure")
        }
    }

    @Test("An answer of no Madang server ends with 1")
    func notOurs() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer(
            "GET /api/v1/neighbourhoods?q=x",
            Reply(status: 200, body: Array("<html>".utf8))
        )
        let outcome = await desk.type("neighbourhood", "find", "x", "--server", "http://localhost")
        #expect(outcome.status == 1)
    }

    @Test(
        "A command line that makes no sense ends with 2, as a document when JSON was asked for",
        arguments: [
            ["account"], ["neighbourhood", "ring", "1114055000", "--reach", "4"],
            ["neighbourhood", "at", "37"],
            ["neighbourhood", "at", "91", "0"], ["account", "edit"], ["neighbourhood", "choose"],
            ["serve", "--server", "http://localhost"], ["whoami", "--server", "x:y"],
            ["whoami", "--server", "http://localhost", "--data", "."],
            ["config", "--config", "/nonexistent"],
            ["account", "edit", "--bio", "x", "--clear", "bio"], ["serve", "--port", "70000"],
        ]
    )
    func usage(words: [String]) async throws {
        let desk = try TerminalSession()
        let outcome = await desk.type(words)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(!outcome.error.isEmpty)
        #expect(await desk.type(words + ["--json"]).problem?["code"] == "terminal.usage")
        #expect(desk.server.server.asked.isEmpty)
    }

    @Test("A reader that has gone ends the command quietly")
    func brokenPipe() async throws {
        let desk = try TerminalSession()
        desk.closeOutput()
        let outcome = await desk.type("config")
        #expect(outcome.status == 0)
        #expect(outcome.error.isEmpty)
    }

    @Test("A text that is longer than the terminal goes to the pager, and nothing else does")
    func pager() async throws {
        let low = try TerminalSession(isTerminal: true, height: 10)
        let help = await low.type("--help", environment: ["PAGER": "less"])
        #expect(help.output.isEmpty && low.pages.count == 1)
        #expect(low.pages[0].contains("Usage"))
        // A pager that can't be run, one that is switched off, JSON, a short text, a pipe.
        #expect(await low.type("--help", environment: ["PAGER": "missing"]).output == low.pages[0])
        #expect(await low.type("--help", environment: ["PAGER": ""]).output == low.pages[0])
        #expect(await low.type("config", "--json", environment: ["PAGER": "less"]).document != nil)
        #expect(await low.type("--version", environment: ["PAGER": "less"]).output.contains("1.2.3"))
        #expect(low.pages.count == 1)
        let pipe = try TerminalSession()
        #expect(!(await pipe.type("--help", environment: ["PAGER": "less"]).output.isEmpty))
    }

    @Test("With --quiet a command prints results and errors, but no confirmation")
    func quiet() async throws {
        let desk = try TerminalSession()
        #expect(!(await desk.type("serve", "--check-config").output.isEmpty))
        let done = await desk.type("serve", "--check-config", "--quiet")
        #expect(done.status == 0 && done.output.isEmpty && done.error.isEmpty)
        #expect(await desk.type("serve", "--check-config", "--quiet", "--json").document?["done"] == true)
        #expect(!(await desk.type("config", "--quiet").output.isEmpty))
        #expect(!(await desk.type("nonsense", "--quiet").error.isEmpty))
    }

    @Test("Control-C at a question ends with 130")
    func cancelled() async throws {
        let streams = Streams(
            isTerminal: { _ in true },
            width: nil,
            height: nil,
            write: { _, _ in },
            page: { _, _ in false },
            ask: { _, _ in throw Prompt.Failure.cancelled },
            readInput: { "" },
            interrupts: { AsyncStream { $0.finish() } }
        )
        let line = MadangCommandLine(app: ScriptedApp(), streams: streams, clock: TestClock())
        #expect(await line.run(["login"], environment: ["HOME": try TerminalSession().home]) == 130)
    }

    @Test("Control-C ends the wait for a server with 130")
    func interrupted() async throws {
        let (interrupts, heard) = AsyncStream.makeStream(of: Void.self)
        let streams = Streams(
            isTerminal: { _ in false },
            width: nil,
            height: nil,
            write: { _, _ in },
            page: { _, _ in false },
            ask: { _, _ in throw Prompt.Failure.noTerminal },
            readInput: { "" },
            interrupts: { interrupts }
        )
        let line = MadangCommandLine(
            app: ScriptedApp(),
            streams: streams,
            clock: TestClock(),
            connect: { _ in SilentServer { heard.yield() } }
        )
        let words = ["neighbourhood", "find", "x", "--server", "http://localhost"]
        #expect(await line.run(words, environment: ["HOME": try TerminalSession().home]) == 130)
    }
}

private struct Unforeseen: Error {}

/// Says that it was asked, and never answers.
private struct SilentServer: Transport {
    let whenAsked: @Sendable () -> Void

    func send(_ call: Call) async throws -> Reply {
        whenAsked()
        let never = AsyncStream<Void> { _ in }
        for await _ in never {}
        throw CancellationError()
    }
}
