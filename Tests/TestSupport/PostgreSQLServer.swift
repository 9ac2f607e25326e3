import Foundation
import Synchronization

/// A PostgreSQL server of the tests' own, in a folder of its own, reached by a socket in that folder.
///
/// A guard of one shell starts it, does what it is told, and ends it when this process ends, however it ends.
public final class PostgreSQLServer: Sendable {
    private static let starting = Task { try await PostgreSQLServer() }

    private let folder: String
    private let guardian: Guardian
    /// The databases that tests have returned, by their template, the one that waits longest first.
    private let returned = Mutex<[String: [String]]>([:])

    /// The one that suites share: started when it is first asked for.
    public static func shared() async throws -> PostgreSQLServer {
        try await starting.value
    }

    /// Starts a server that no one else uses, to be stopped and started at will.
    public init() async throws {
        folder =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("postgresql-\(UUID().uuidString.prefix(8))").path
        guardian = try Guardian(
            script: Self.script,
            arguments: [folder, try Self.findBinaries(), Self.keeping]
        )
        try await guardian.tell("setup")
    }

    /// The address of a new database, empty or a copy of another.
    public func freshDatabase(copyOf template: String? = nil) async throws -> String {
        let name = "test\(UUID().uuidString.prefix(8).lowercased())"
        try await guardian.tell("create \(name) \(template.map(Self.name) ?? "template1")")
        return "postgresql:///\(name)?host=\(folder)&user=postgres"
    }

    /// Makes a database the template of others: its rows are what each test begins with.
    public func keepRows(of url: String) async throws {
        try await guardian.tell("keep \(Self.name(url))")
    }

    /// Lends a database with the rows of this template. One that a test has returned is reset and lent again:
    /// PostgreSQL copies some thousand files for a new one.
    public func lendDatabase(like template: String) async throws -> LentDatabase {
        for _ in 0..<3 {
            let longest = returned.withLock { pool in
                pool[template]?.isEmpty == false ? pool[template]?.removeFirst() : nil
            }
            guard let url = longest else { break }
            do {
                try await guardian.tell("reset \(Self.name(url))")
                return lend(url, like: template)
            } catch let error where "\(error)".contains("in use") {
                takeBack(url, like: template)
            }
        }
        return lend(try await freshDatabase(copyOf: template), like: template)
    }

    private func lend(_ url: String, like template: String) -> LentDatabase {
        LentDatabase(url) { [self] in takeBack(url, like: template) }
    }

    private func takeBack(_ url: String, like template: String) {
        returned.withLock { $0[template, default: []].append(url) }
    }

    /// Ends the server at once, as a crash of its machine would, and keeps its data.
    public func stop() async throws {
        try await guardian.tell("stop")
    }

    public func start() async throws {
        try await guardian.tell("start")
    }

    /// One statement from outside, as an operator would make it, on one line.
    public func execute(_ sql: String, in url: String) async throws {
        try await guardian.tell("execute \(Self.name(url)) \(sql)")
    }

    private static func name(_ url: String) -> String {
        String(url.dropFirst("postgresql:///".count).prefix { $0 != "?" })
    }

    private static func findBinaries() throws -> String {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        let newest = versions.filter {
            FileManager.default.isExecutableFile(atPath: "\(root)/\($0)/bin/initdb")
        }
        .max { (Int($0) ?? 0) < (Int($1) ?? 0) }
        guard let newest else {
            throw PostgreSQLServerError(description: "no PostgreSQL server below \(root): install postgresql")
        }
        return "\(root)/\(newest)/bin"
    }
}

/// A database for one test. It is lent again once this is released and no connection to it is open.
public final class LentDatabase: Sendable {
    public let url: String
    private let returning: @Sendable () -> Void

    init(_ url: String, returning: @escaping @Sendable () -> Void) {
        self.url = url
        self.returning = returning
    }

    deinit {
        returning()
    }
}

/// What the server could not be made to do, with what it said.
public struct PostgreSQLServerError: Error, CustomStringConvertible {
    public let description: String
}
