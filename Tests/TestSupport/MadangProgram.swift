import Foundation
public import JSONCoding

/// The program as a script uses it: one command, its two outputs, its exit code.
public final class MadangProgram: Sendable {
    public struct Outcome: Sendable, CustomStringConvertible {
        public let status: Int32
        public let output: String
        public let error: String

        /// Null where standard output is not one JSON document.
        public var json: JSON { (try? JSON(parsing: Array(output.utf8))) ?? .null }

        /// The same of standard error.
        public var problem: JSON { (try? JSON(parsing: Array(error.utf8))) ?? .null }

        public var description: String { "status \(status)\n\(output)\n\(error)" }
    }

    /// Its configuration and its cache, that is: the device of a member.
    private let home: TemporaryFolder

    public init() throws {
        home = try TemporaryFolder()
    }

    /// - Parameter input: nil for a standard input that is closed.
    public func run(
        _ words: [String],
        input: String? = "",
        environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await start(Self.path, words, input, environment)
    }

    /// Runs a line of a shell in a folder, which is the home of its user, too.
    public func runLine(_ line: String, in folder: String) async throws -> Outcome {
        let madang = "madang() { '\(Self.path)' \"$@\"; }"
        return try await start(
            "/usr/bin/env",
            ["--chdir", folder, "bash", "-c", "\(madang); \(line)"],
            "",
            ["HOME": folder]
        )
    }

    /// The same at a terminal, where both outputs come out together and no one types.
    public func runAtTerminal(
        _ words: [String],
        environment: [String: String] = [:]
    ) async throws -> Outcome {
        let line = ([Self.path] + words).map { "'\($0)'" }.joined(separator: " ")
        return try await start("/usr/bin/script", ["-qec", line, "/dev/null"], "", environment)
    }

    /// Begins what goes on until a member stops it.
    public func begin(_ words: [String]) throws -> RunningCommand {
        try RunningCommand(
            Self.path,
            words,
            environment: Self.surroundings.merging(["HOME": home.path]) { $1 }
        )
    }

    private func start(
        _ program: String,
        _ words: [String],
        _ input: String?,
        _ environment: [String: String]
    ) async throws -> Outcome {
        let signInState = try TemporaryFolder()
        if let input { try Data(input.utf8).write(to: signInState.file("input")) }
        let own = ["HOME": home.path]
        let child = try ChildProcess(
            program,
            words,
            environment: Self.surroundings.merging(own) { $1 }.merging(environment) { $1 },
            input: input == nil ? .closed : .file(signInState.file("input").path),
            output: .file(signInState.file("output").path),
            error: .file(signInState.file("error").path)
        )
        let status = await child.end()
        return Outcome(
            status: status,
            output: try String(contentsOf: signInState.file("output"), encoding: .utf8),
            error: try String(contentsOf: signInState.file("error"), encoding: .utf8)
        )
    }

    /// Where these tests lie, and what was built with them.
    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// The program that was built with these tests, unless another is to be tried.
    public static let path =
        ProcessInfo.processInfo.environment["PROGRAM_UNDER_TEST"]
        ?? products.appendingPathComponent("madang").path

    /// What it may count on besides what a test tells it.
    static let surroundings = ["PATH": "/usr/bin:/bin", "LANG": "en.UTF-8"]
}
