import Foundation
import JSONCoding
import TestSupport
import Testing

/// What a feed costs in numbers that are the same on every machine.
@Suite("The cost of a feed")
struct FeedCostTests {
    private static let feed = "/api/v1/listings?neighbourhood=1114055000&reach=2"
    /// The program that is built with the tests isn't optimised and allocates for what costs nothing
    /// otherwise.
    private static let mostAllocations =
        ProcessInfo.processInfo.environment["PROGRAM_UNDER_TEST"] == nil ? 4_000 : 300

    @Test("A member's feed of twenty that is asked for again reads nothing, and allocates and sends little")
    func costs() async throws {
        let memory = try MemoryShortage(of: "*")
        let folder = try TemporaryFolder()
        let madang = try await MadangProcess(
            data: folder.path,
            ["--metrics", "local"],
            environment: memory.environment
        )
        let (ana, ben) = (
            try await RemoteMember(joining: "ana", at: madang),
            try await RemoteMember(joining: "ben", at: madang)
        )
        let saved: JSON = ["name": "피아노", "neighbourhood": "1114055000"]
        #expect(try await ben.ask("POST", "/api/v1/me/saved-searches", saved).status == 201)
        for number in 1...20 {
            let post = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer("피아노 \(number)"))
            #expect(post.status == 201)
        }
        // Matching new listings with saved searches reads, too.
        try await until {
            try await ben.ask("GET", "/api/v1/me/saved-searches").items.first?["newListings"] == 20
        }
        for question in ["", "&sort=popular", "&fits=me", "&q=%ED%94%BC%EC%95%84%EB%85%B8"] {
            let path = Self.feed + question
            for _ in 1...3 { #expect(try await ben.ask("GET", path).items.count == 20) }
            let (reads, allocations) = (try await Self.read(of: madang), try memory.allocations)

            let asked = 50
            var bytes = 0
            for _ in 1...asked { bytes += try await ben.ask("GET", path).body.count }

            let allocated = try (memory.allocations - allocations) / asked
            // The server's own tasks read now and then.
            #expect(try await Self.read(of: madang) - reads < asked / 10, "\(path)")
            #expect(allocated < Self.mostAllocations, "\(path)")
            #expect(bytes / asked < 14_000, "\(path)")
        }
        await madang.kill()
    }

    private static func read(of madang: MadangProcess) async throws -> Int {
        let metrics = try await TestResponse.asking("GET", madang.address + "/metrics")
        let lines = String(decoding: metrics.body, as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("madang_database_reads_total") }
        return try #require(line?.split(separator: " ").last.flatMap { Int($0) })
    }
}
