import Foundation
import JSONCoding
import TestSupport
import Testing

/// Against the real program, in a folder where there is nothing.
@Suite("A command where there is no data")
struct MissingFolderTests {
    /// What an operator creates data with.
    private static let creating: Set = ["serve", "migrate", "demo", "provider sandbox"]
    /// What needs no data. Without payments the check has nothing to look at.
    private static let without: Set = [
        "config", "support", "completions", "help", "manual", "version", "provider check",
    ]

    @Test("Only serve, migrate, demo and the sandbox leave something behind; commands that need data say so")
    func nothingIsLeft() async throws {
        let madang = try MadangProgram()
        let commands = try await madang.commands()
        #expect(commands.count > 70)
        for words in commands {
            let command = [words[0], words.joined(separator: " ")]
            guard Self.creating.isDisjoint(with: command) else { continue }
            for folder in ["", " --data NOPE"] {
                let empty = try TemporaryFolder()
                guard let line = try await madang.example(of: words, folder) else { continue }
                let outcome = try await madang.runLine(line, in: empty.path)
                let left = try FileManager.default.subpathsOfDirectory(atPath: empty.path)
                #expect(left.isEmpty, "\(line): \(left)")
                let needsNone = !Self.without.isDisjoint(with: command)
                #expect((outcome.status == 0) == needsNone, "\(line): \(outcome)")
            }
        }
    }

    @Test(
        "A mistyped folder is named, and ends with 1",
        arguments: [
            "feed", "whoami", "operator list", "account show", "member show 0000000000001",
            "neighbourhood find 명동", "account reset-password --email a@example.com",
        ]
    )
    func typo(_ line: String) async throws {
        let empty = try TemporaryFolder()
        let outcome = try await MadangProgram().runLine("madang \(line) --data NOPE", in: empty.path)
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(
            outcome.error == """
                There is no Madang data in NOPE. Check the path, or name a server with --server.
                  → madang serve --data NOPE

                """
        )
    }

    @Test("doctor calls a folder without data broken")
    func doctor() async throws {
        let empty = try TemporaryFolder()
        let outcome = try await MadangProgram().runLine("madang doctor --data NOPE --json", in: empty.path)
        let findings = outcome.json["findings"]?.arrayValue ?? []
        #expect(outcome.status == 1)
        #expect(findings.first { $0["check"] == "database" }?["state"] == "broken")
    }

    @Test("A dry run lists every step of the schema, and takes none")
    func dryRun() async throws {
        let empty = try TemporaryFolder()
        let outcome = try await MadangProgram().runLine("madang migrate --dry-run --json", in: empty.path)
        let states = outcome.json["steps"]?.arrayValue?.map { $0["state"] } ?? []
        #expect(outcome.status == 0 && !states.isEmpty && Set(states) == ["pending"])
        #expect(try FileManager.default.subpathsOfDirectory(atPath: empty.path).isEmpty)
    }
}

extension MadangProgram {
    /// Every command that has no commands of its own, as its help lists them.
    fileprivate func commands(under path: [String] = []) async throws -> [[String]] {
        let help = try await run(path + ["--help"]).output
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        let names = lines.drop { $0 != "Commands:" }.dropFirst().prefix { !$0.isEmpty }
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        guard !names.isEmpty else { return [path] }
        var commands: [[String]] = []
        for name in names { commands += try await self.commands(under: path + [name]) }
        return commands
    }

    /// The first example in its help, without the server or data that it names; nil where it takes no folder
    /// and one is given.
    fileprivate func example(of command: [String], _ folder: String) async throws -> String? {
        let help = try await run(command + ["--help"]).output
        guard folder.isEmpty || help.contains("--data <DIR>") else { return nil }
        let lines = help.split(separator: "\n").map(String.init).drop { $0 != "Examples:" }
        let example = lines.first { $0.contains("madang " + command.joined(separator: " ")) } ?? ""
        return example.replacing(/\ --(server|data) [^ )]+/, with: "")
            .replacing(/source <\((.*)\)/) { $0.1 } + folder
    }
}
