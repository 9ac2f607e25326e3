import JSONCoding
import TestSupport
import Testing

/// Against the real program, as a script would use it.
@Suite("A script at the command line")
struct ScriptTests {
    @Test("It signs up, searches and logs out, each with one JSON document", arguments: Place.allCases)
    func story(_ place: Place) async throws {
        let desk = try await ScriptedDevice(at: place)
        let joined = try await desk.signUp("ana")
        #expect(joined.status == 0)
        #expect(joined.json["nickname"] == "ana")
        #expect(joined.error.isEmpty)

        let known = try await desk.madang.run(["whoami", "--json"])
        #expect(known.json["account"]?["email"] == "ana@example.com")
        #expect(known.json["target"]?.stringValue == desk.target)

        let found = try await desk.ask(["neighbourhood", "find", "중구", "--limit", "6", "--json"])
        let provinces = Set((found.json["items"]?.arrayValue ?? []).compactMap { $0["sido"]?.stringValue })
        #expect(provinces.count == 6)

        #expect(try await desk.madang.run(["logout", "--json"]).status == 0)
        #expect(try await desk.madang.run(["whoami"]).status == 4)
    }

    @Test("How a command ended is told by its exit code, and why by one document", arguments: Place.allCases)
    func exitCodes(_ place: Place) async throws {
        let desk = try await ScriptedDevice(at: place)
        let endings: [([String], Int32, JSON)] = [
            (["neighbourhood", "find", "명동", "--jsn"], 2, .null),
            (["neighbourhood", "find", "명동", "--limit", "many"], 2, "terminal.usage"),
            (["neighbourhood", "show", "9999999999"], 3, "neighbourhood.unknown-code"),
            (["whoami"], 4, "session.sign-in-needed"),
        ]
        for (words, status, code) in endings {
            let outcome = try await desk.ask(words + (code == .null ? [] : ["--json"]))
            #expect(outcome.status == status, "\(words)")
            #expect(outcome.output.isEmpty)
            #expect(outcome.problem["code"] ?? .null == code, "\(outcome)")
        }
        _ = try await desk.signUp("ana")
        let again = try await desk.signUp("ana")
        #expect(again.status == 3)
        #expect(again.problem["code"] == "account.email-taken")
    }

    @Test("Without an answer the exit code is 5, and earlier output stays readable")
    func unreachable() async throws {
        let folder = try TemporaryFolder()
        let server = try await MadangProcess(data: folder.path)
        let desk = try ScriptedDevice(server: server.address)
        _ = try await desk.signUp("ana")
        #expect(try await desk.madang.run(["account", "show", "--json"]).error.isEmpty)
        await server.kill()

        let known = try await desk.madang.run(["account", "show", "--json"])
        #expect(known.json["nickname"] == "ana")
        #expect(known.error.contains("The server can't be reached. Showing data"))
        let asked = try await desk.ask(["neighbourhood", "find", "명동", "--json"])
        #expect(asked.status == 5)
        #expect(asked.problem["code"] == "terminal.unreachable")
    }

    @Test("Without standard input nothing waits: the missing answer is named", arguments: Place.allCases)
    func closedInput(_ place: Place) async throws {
        let desk = try await ScriptedDevice(at: place)
        let silent = try await desk.ask(["login", "--email", "ana@example.com"], input: nil)
        #expect(silent.status == 2)
        #expect(silent.error.contains("--password-file, --password-stdin"))
        let empty = try await desk.ask(["login", "--email", "a@example.com", "--password-stdin"], input: nil)
        #expect(empty.status == 2)
        #expect(empty.error == "There is no password on standard input.\n")
    }

    @Test("Colour is for terminals, and not for those who refuse it")
    func colours() async throws {
        let madang = try MadangProgram()
        let escape = "\u{1B}["
        #expect(try await madang.run(["--help"]).output.contains(escape) == false)
        #expect(try await madang.runAtTerminal(["--help"]).output.contains(escape))
        let refused = try await madang.runAtTerminal(["--help"], environment: ["NO_COLOR": "1"])
        #expect(!refused.output.contains(escape))
        #expect(!(try await madang.runAtTerminal(["--help", "--no-color"]).output.contains(escape)))
    }
}
