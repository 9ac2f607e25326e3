import Database
import Domain
import Foundation
import JSONCoding
import TestSupport
import Testing

/// The real program, more than once on one database.
@Suite("Servers of one server number apart", .serialized)
struct NodesTests {
    @Test(
        "Two servers number in different ways, and what a killed one held is free again",
        arguments: Database.Engine.allCases
    )
    func nodes(_ engine: Database.Engine) async throws {
        let folder = try TemporaryFolder()
        let url = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
        let shared = url.map { ["--database", $0] } ?? []
        let first = try await MadangProcess(data: folder.path, shared)
        let second = try await MadangProcess(data: folder.path, shared)

        let one = try await Self.node(of: "ana", at: first)
        let other = try await Self.node(of: "ben", at: second)
        #expect(one != other)

        await first.kill()
        let database =
            try url.map { try Database.postgresql($0) }
            ?? Database.sqlite(at: folder.file("madang.sqlite").path)
        #expect(await Self.take(one, of: database))
        await #expect(throws: DatabaseError.self) {
            try await database.lease(oneOf: other..<other + 1, under: "node") { _ in }
        }
        await database.close()
        #expect(try await Self.node(of: "cho", at: second) == other)
        await second.kill()
    }

    /// The part of an identifier that tells which server made it.
    private static func node(of name: String, at server: MadangProcess) async throws -> Int {
        let neighbour = try await RemoteMember(joining: name, at: server)
        let text = try await neighbour.ask("GET", "/api/v1/me").id
        let id = try #require(Member.ID(text))
        return Int(id.rawValue >> 12 & 0x3FF)
    }

    /// A server that was killed is missed as soon as its connection is, which takes a moment.
    private static func take(_ node: Int, of database: Database) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(20)
        while ContinuousClock.now < deadline {
            do {
                try await database.lease(oneOf: node..<node + 1, under: "node") { _ in }
                return true
            } catch {
                await Task.yield()
            }
        }
        return false
    }
}
