import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program.
@Suite("A demo at the command line")
struct DemoCommandTests {
    @Test("It fills an empty folder, and leaves a server with members alone")
    func once() async throws {
        let folder = try TemporaryFolder()
        let madang = try MadangProgram()
        let words = ["demo", "--listings", "100", "--data", folder.path]

        let nowhere = try await madang.run(words + ["--neighbourhood", "9999999999"])
        #expect(nowhere.status == 1 && nowhere.error.contains("There is no neighbourhood with that code."))

        let made = try await madang.run(words + ["--json"])
        #expect(made.status == 0 && made.error.isEmpty)
        #expect(made.json["listings"] == 100)

        let again = try await madang.run(words)
        #expect(again.status == 1 && again.output.isEmpty)
        #expect(
            again.error == """
                This server already has members. A demo needs an empty one.
                  → madang demo --data ./var/demo

                """
        )
        let desk = ["--data", folder.path, "--json"]
        let known = try await madang.run(
            ["login", "--email", "demo1@example.com", "--password-stdin"] + desk,
            input: "open sesame 9\n"
        )
        #expect(known.status == 0)
        let found = try await madang.run(["member", "show", known.member] + desk)
        #expect(found.json["member"]?["nickname"] == known.json["nickname"])
    }

    @Test("One neighbour is enough for it to leave everything as it is")
    func livedIn() async throws {
        let desk = try await ScriptedDevice(at: .folder)
        _ = try await desk.signUp("ana")

        let refused = try await desk.ask(["demo", "--listings", "100", "--json"])

        #expect(refused.status == 1 && refused.output.isEmpty)
        #expect(refused.problem["code"] == "terminal.failure")
        let feed = try await desk.ask(["feed", "--neighbourhood", "명동", "--json"])
        #expect(feed.json["items"] == [])
    }

    @Test("Data that a server has open is left as it is, and says so")
    func beingServed() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path)
        let words = ["demo", "--listings", "100", "--data", folder.path]

        let refused = try await MadangProgram().run(words)
        #expect(refused.status == 1 && refused.output.isEmpty)
        #expect(
            refused.error == """
                Another process has this data open. Stop the server first.
                  → madang demo --data ./var/demo

                """
        )
        server.askToStop()
        _ = await server.end()
        #expect(try await MadangProgram().run(words).status == 0)
    }

    @Test("A terminal shows the progress and clears its line afterwards; other outputs show none")
    func progress() async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let madang = try MadangProgram()
        let words = ["demo", "--listings", "100", "--data"]

        let shown = try await madang.runAtTerminal(words + [folder.path])
        #expect(shown.status == 0)
        let lines = shown.output.components(separatedBy: "\r\u{1B}[2K")
        #expect(lines.contains { $0.contains("100%  100/100") && $0.hasSuffix(" left") })
        #expect(lines.last?.contains("What") == true && lines.last?.contains("%") == false)

        let piped = try await madang.run(words + [other.path])
        #expect(piped.error.isEmpty && !piped.output.contains("%"))
        #expect(piped.output.contains("demo8@example.com, password: open sesame 9"))
    }

    @Test(
        "Invalid options are refused before anything is created",
        arguments: [
            ["--listings", "99"], ["--now", "tomorrow"], ["--now", "2026-02-30"], ["--seed", "-1"],
        ]
    )
    func wrong(_ words: [String]) async throws {
        let folder = try TemporaryFolder()
        let outcome = try await MadangProgram().run(
            ["demo", "--data", folder.file("new").path] + words
        )
        #expect(outcome.status == 2 && outcome.error.contains(words[0]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}

extension MadangProgram.Outcome {
    fileprivate var member: String { json["id"]?.stringValue ?? "" }
}
