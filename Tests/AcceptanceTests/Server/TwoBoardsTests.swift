import Foundation
import JSONCoding
import Synchronization
import TestSupport
import Testing

/// Two servers on one PostgreSQL. Both are killed in turn, and PostgreSQL, too, while members go on writing.
@Suite("Two servers that show one board", .serialized)
struct TwoBoardsTests {
    /// Writes between two kills; `make soak` asks for more.
    private static let writes =
        ProcessInfo.processInfo.environment["MADANG_TEST_BOARD_WRITES"].flatMap { Int($0) } ?? 80

    @Test("An acknowledged listing is on both boards within a second, whichever process is killed")
    func agreeing() async throws {
        let app = try await KilledApp()
        let writers = try await Writers(at: app)
        async let compared = writers.compareBoards()

        try await writers.write(Self.writes)
        for number in 0...1 {
            await app.kill(number)
            try await writers.write(Self.writes)
            try await app.start(number)
            try await writers.write(Self.writes)
        }
        try await app.restartDatabase()
        try await writers.write(Self.writes)

        writers.end()
        #expect(try await compared > 10)
        await app.end()
    }

    @Test("A session ended on one server is refused by the other within a second")
    func sessions() async throws {
        let app = try await KilledApp()
        let (first, second) = (try #require(app.servers[0]), try #require(app.servers[1]))
        let ana = try await RemoteMember(joining: "ana", at: first)
        #expect(try await ana.at(second).ask("GET", "/api/v1/me").status == 200)

        #expect(try await ana.ask("DELETE", "/api/v1/sessions/current").status == 204)
        let ended = ContinuousClock.now
        while try await ana.at(second).ask("GET", "/api/v1/me").status == 200 {
            try #require(ContinuousClock.now - ended < .seconds(1))
        }

        #expect(try await ana.ask("GET", "/api/v1/me").verdict == "401 session.ended")
        await app.end()
    }
}

/// Two servers and a PostgreSQL of their own.
private final class KilledApp: Sendable {
    private let database: PostgreSQLServer
    private let address: String
    private let folder: TemporaryFolder
    private let state: Mutex<(servers: [MadangProcess?], isStored: Bool)>

    init() async throws {
        database = try await PostgreSQLServer()
        address = try await database.freshDatabase()
        folder = try TemporaryFolder()
        state = Mutex(([nil, nil], true))
        try await start(0)
        try await start(1)
    }

    /// Nil for one that was killed.
    var servers: [MadangProcess?] { state.withLock { $0.servers } }

    /// Whether PostgreSQL is there.
    var isStored: Bool { state.withLock { $0.isStored } }

    func start(_ number: Int) async throws {
        let server = try await MadangProcess(
            data: folder.file("\(number)").path,
            ["--database", address, "--key-file", folder.file("key").path]
        )
        state.withLock { $0.servers[number] = server }
    }

    func kill(_ number: Int) async {
        let server = state.withLock { state in
            defer { state.servers[number] = nil }
            return state.servers[number]
        }
        await server?.kill()
    }

    func restartDatabase() async throws {
        state.withLock { $0.isStored = false }
        try await database.stop()
        try await database.start()
        state.withLock { $0.isStored = true }
    }

    func end() async {
        await kill(0)
        await kill(1)
    }
}

/// Members who each change the title of a class again and again, at whichever server answers.
private final class Writers: Sendable {
    private let app: KilledApp
    private let members: [(resident: RemoteMember, listing: String)]
    /// The last number that each was told is kept, and whether the writing is over.
    private let state: Mutex<(kept: [Int], isOver: Bool)>

    init(at app: KilledApp) async throws {
        self.app = app
        var members: [(RemoteMember, String)] = []
        for number in 0..<8 {
            guard let server = app.servers[0] else { break }
            let resident = try await RemoteMember(joining: "writer\(number)", at: server)
            let post = try await resident.ask("POST", "/api/v1/classes", Self.offer(by: number, 0))
            let listing = try #require(post.json["id"]?.stringValue)
            members.append((resident, listing))
        }
        self.members = members
        state = Mutex((Array(repeating: 0, count: members.count), false))
    }

    private static func offer(by writer: Int, _ number: Int) -> JSON {
        Neighbour.offer("수업 \(writer) \(number)")
    }

    func end() { state.withLock { $0.isOver = true } }

    func write(_ count: Int) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in members.indices {
                group.addTask { [self] in
                    for _ in 0..<(count / members.count) { try await writeOnce(writer) }
                }
            }
            try await group.waitForAll()
        }
    }

    private func writeOnce(_ writer: Int) async throws {
        let number = state.withLock { $0.kept[writer] } + 1
        let (resident, listing) = members[writer]
        let offer = Self.offer(by: writer, number)
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            for server in app.servers.compactMap({ $0 }) {
                let answer = try? await resident.at(server).ask("PUT", "/api/v1/classes/\(listing)", offer)
                guard answer?.status == 200 else { continue }
                state.withLock { $0.kept[writer] = number }
                return
            }
        }
        Issue.record("writer \(writer) can't write \(number)")
    }

    /// Compares what was kept with what each server shows, until the writing is over; how often.
    func compareBoards() async throws -> Int {
        var compared = 0
        while true {
            let (kept, isOver) = state.withLock { $0 }
            for number in 0...1 where try await compare(number, with: kept) { compared += 1 }
            if isOver { return compared }
            // Nothing above suspends while both servers are away.
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// False when the server or PostgreSQL was away meanwhile.
    private func compare(_ number: Int, with kept: [Int]) async throws -> Bool {
        let end = ContinuousClock.now + .seconds(1)
        let server = app.servers[number]
        func isThere() -> Bool { app.isStored && app.servers[number] === server }
        guard let server, isThere() else { return false }
        var shown: [Int]?
        repeat {
            shown = try? await Self.numbers(at: server)
            guard isThere() else { return false }
            if let shown, zip(shown, kept).allSatisfy({ $0 >= $1 }) { return true }
        } while ContinuousClock.now < end
        Issue.record("server \(number) shows \(shown ?? []) a second after \(kept) was kept")
        return false
    }

    private static func numbers(at server: MadangProcess) async throws -> [Int] {
        let path = "/api/v1/listings?neighbourhood=1114055000&limit=50"
        var numbers: [Int] = Array(repeating: -1, count: 8)
        for item in try await TestResponse.asking("GET", server.address + path).items {
            let words = item["title"]?.stringValue?.split(separator: " ").compactMap { Int($0) } ?? []
            if words.count == 2 { numbers[words[0]] = words[1] }
        }
        return numbers
    }
}
