import Foundation

/// A PostgreSQL server of the tests' own, in a folder of its own, reached by a socket in that folder.
///
/// It ends with the process that started it, however that ends: a guard of one shell waits for the end of a pipe
/// that only this process holds open.
public actor PostgreSQLServer {
    private static let starting = Task { try await PostgreSQLServer() }

    private let folder: String
    private let binaries: String
    private let guardian: Process
    private let lifeline = Pipe()
    private var databases = 0

    /// The one that suites share: started when it is first asked for.
    public static func shared() async throws -> PostgreSQLServer {
        try await starting.value
    }

    /// Starts a server that nobody else uses, to be stopped and started at will.
    public init() async throws {
        binaries = try Self.findBinaries()
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("postgresql-\(UUID().uuidString.prefix(8))").path
        let output = Pipe()
        guardian = Process()
        guardian.executableURL = URL(fileURLWithPath: "/bin/sh")
        guardian.arguments = ["-c", Self.script, "postgresql-guard", folder, binaries]
        guardian.standardInput = lifeline
        guardian.standardOutput = output
        guardian.standardError = FileHandle.nullDevice
        try guardian.run()
        try await Self.waitForWord("ready", from: output.fileHandleForReading, log: folder + "/log")
    }

    /// The address of a new database, empty or a copy of `template`.
    public func freshDatabase(copyOf template: String? = nil) async throws -> String {
        databases += 1
        let name = "test\(databases)"
        try await run("createdb", ["-T", template.map(Self.name) ?? "template1", name])
        return "postgresql:///\(name)?host=\(folder)&user=postgres"
    }

    /// Ends the server at once, as a crash of its machine would, and keeps its data.
    public func stop() async throws {
        try await control("stop", "-m", "immediate")
    }

    public func start() async throws {
        try await control("start", "-l", "\(folder)/log")
    }

    /// One statement from outside, as an operator would make it.
    public func execute(_ sql: String, in url: String) async throws {
        try await run("psql", ["-qAtX", "-v", "ON_ERROR_STOP=1", "-d", Self.name(url), "-c", sql])
    }

    private func control(_ verb: String, _ rest: String...) async throws {
        try await Self.run(["/bin/sh", "-c", Self.asOwner + "owner \"$@\"", "sh", folder]
            + ["\(binaries)/pg_ctl", verb, "-w", "-D", "\(folder)/data"] + rest)
    }

    private func run(_ program: String, _ arguments: [String]) async throws {
        try await Self.run(["\(binaries)/\(program)", "-h", folder, "-U", "postgres"] + arguments)
    }

    private static func name(_ url: String) -> String {
        let path = url.dropFirst("postgresql:///".count)
        return String(path.prefix { $0 != "?" })
    }
}

/// What the server could not be made to do, with what it said.
public struct PostgreSQLServerError: Error, CustomStringConvertible {
    public let description: String
}
