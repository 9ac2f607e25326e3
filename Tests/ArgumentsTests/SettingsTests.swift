import Arguments
import Foundation
import TestSupport
import Testing

@Suite("Settings")
struct SettingsTests {
    private static let declared = [
        Setting("port", .integer(0...65535), default: "8080", summary: "Listen here"),
        Setting("http-host", default: "127.0.0.1", summary: "On this address"),
        Setting("database", .address, summary: "Where it is stored"),
        Setting("key-file", .secretFile, summary: "The key"),
        Setting("cache-size", .bytes, default: "1MiB", summary: "How much to remember"),
        Setting("loud", .flag, default: "false", summary: "Say more"),
    ]

    private static let program = Command(
        "depot",
        summary: "",
        example: .init("depot"),
        options: declared.map(\.option)
    )

    private func settings(
        _ line: [String] = [],
        environment: [String: String] = [:],
        file: String? = nil
    ) throws -> Settings {
        guard case .run(let invocation) = try Self.program.parse(line) else { throw AskedForHelp() }
        return try Settings(
            Self.declared,
            invocation: invocation,
            environment: environment,
            prefix: "DEPOT_",
            alsoKnown: ["DEPOT_CONFIG"],
            file: file.map { SettingsFile(path: "depot.conf", text: $0) }
        )
    }

    private func problems(environment: [String: String] = [:], file: String? = nil) -> [SettingProblem] {
        do {
            _ = try settings(environment: environment, file: file)
            return []
        } catch {
            return (error as? SettingsError)?.problems ?? []
        }
    }

    @Test("An option wins over the environment, that over the file, and that over the default")
    func layers() throws {
        let file = "# ports\nport = 1"
        let environment = ["DEPOT_PORT": "2", "HOME": "/"]
        let all = try settings(["--port", "3"], environment: environment, file: file)
        #expect(all.integer("port") == 3)
        #expect(all.source(of: "port") == .option("--port"))
        let two = try settings(environment: environment, file: file)
        #expect(two.integer("port") == 2)
        #expect(two.source(of: "port") == .environment("DEPOT_PORT"))
        let one = try settings(file: file)
        #expect(one.integer("port") == 1)
        #expect(one.source(of: "port") == .file(path: "depot.conf", line: 2))
        #expect(try settings().integer("port") == 8080)
        #expect(try settings().source(of: "port") == .standard)
    }

    @Test("An empty variable counts as not set")
    func empty() throws {
        #expect(try settings(environment: ["DEPOT_PORT": ""]).integer("port") == 8080)
    }

    @Test("Dashes of a name are underscores of its variable")
    func variable() throws {
        #expect(try settings(environment: ["DEPOT_HTTP_HOST": "::1"]).text("http-host") == "::1")
    }

    @Test(
        "The file takes quotes, remarks and space around everything",
        arguments: [
            ("http-host=a", "a"), ("  http-host  =  a b  # remark", "a b"), ("http-host = a#b", "a#b"),
            ("http-host = \"a # b\" # remark", "a # b"), ("http-host = \"say \\\"a\\\"\"", "say \"a\""),
            ("http-host = 'a\\b'", "a\\b"), ("http-host = ''", ""), ("\n\nhttp-host = a\r\n", "a"),
        ]
    )
    func spelling(text: String, expected: String) throws {
        #expect(try settings(file: text).text("http-host") == expected)
    }

    @Test(
        "Every mistake in the file is named with its line",
        arguments: [
            ("\nprot = 1", 2, .unknown("prot", suggestion: "port")),
            ("port = 1\nport = 2", 2, .repeated(name: "port", firstLine: 1)),
            ("port 1", 1, .noEqualsSign),
            ("http-host = \"a", 1, .unclosedQuote),
            ("http-host = 'a' b", 1, .textAfterQuote),
            ("port = many", 1, .invalid(name: "port", value: "many", .integer(0...65535))),
            ("loud = perhaps", 1, .invalid(name: "loud", value: "perhaps", .flag)),
        ] as [(String, Int, SettingProblem.Reason)]
    )
    func flaws(text: String, line: Int, reason: SettingProblem.Reason) {
        let expected = SettingProblem(reason: reason, source: .file(path: "depot.conf", line: line))
        #expect(problems(file: text) == [expected])
    }

    @Test("An undeclared variable with the prefix is an error with a suggestion; others are ignored")
    func unknownVariable() {
        let found = problems(environment: ["DEPOT_PROT": "1", "DEPOT_CONFIG": "x", "PORT": "x"])
        let reason = SettingProblem.Reason.unknown("DEPOT_PROT", suggestion: "DEPOT_PORT")
        #expect(found == [SettingProblem(reason: reason, source: .environment("DEPOT_PROT"))])
    }

    @Test("All mistakes are told at once")
    func collected() {
        #expect(problems(environment: ["DEPOT_PORT": "x"], file: "a = 1\nb\nloud = 2").count == 4)
    }

    @Test("The list of settings shows where each comes from, and no password")
    func shown() throws {
        let settings = try settings(file: "database = postgres://me:secret@host/depot?password=secret&x=1")
        let entry = try #require(settings.entries.first { $0.name == "database" })
        #expect(entry.shown == "postgres://me:…@host/depot?password=…&x=1")
        #expect(UsagePhrases.english.source(entry.source) == "depot.conf:1")
        #expect(settings.text("database").contains("secret@host"))
    }

    @Test("A secret is read from its file, and only its path is shown")
    func secret() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("key")
        try "s3cret\n".write(to: file, atomically: true, encoding: .utf8)
        let settings = try settings(["--key-file", file.path])
        #expect(try settings.secret("key-file") == "s3cret")
        #expect(settings.entries.first { $0.name == "key-file" }?.shown == file.path)
        #expect(try self.settings().secret("key-file") == nil)
    }

    @Test("A secret or a file that cannot be read says why and where it was asked for")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("absent").path
        let error = #expect(throws: SettingsError.self) {
            try settings(environment: ["DEPOT_KEY_FILE": path]).secret("key-file")
        }
        let reason = SettingProblem.Reason.unreadable(path: path, why: "No such file or directory")
        #expect(error?.problems == [SettingProblem(reason: reason, source: .environment("DEPOT_KEY_FILE"))])
        #expect(throws: SettingsError.self) { try SettingsFile(path: path) }
        #expect(throws: SettingsError.self) { try SettingsFile(path: folder.path) }
    }
}
