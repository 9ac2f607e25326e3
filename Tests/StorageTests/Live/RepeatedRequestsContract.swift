import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Requests that are repeated")
struct RepeatedRequestsContract {
    private static let answer = StoredAnswer(
        status: 201,
        headers: ["Content-Type": "application/json", "Location": "/a: b"],
        body: Array("{\n\n\"token\": \"secret\"}\n".utf8)
    )

    @Test("A repeated request gets the first response, byte for byte", arguments: Database.Engine.allCases)
    func replayed(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let bare = StoredAnswer(status: 204, headers: [:], body: [])
        for (key, answer) in [("one", Self.answer), ("two", bare)] {
            let request = try server.request(key)
            #expect(try await server.requests.recall(request) == nil)
            #expect(try await server.adds(request) == .made)
            try await server.requests.keep(answer, to: request, about: nil)
            #expect(try await server.requests.recall(request) == answer)
        }
        #expect(try await server.count == 2)
    }

    @Test("A response without a change is stored after it is sent", arguments: Database.Engine.allCases)
    func unchanged(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let request = try server.request("key")
        let (_, mark) = await server.requests.marking(request) { 1 }
        #expect(mark == .none)
        #expect(try await server.requests.recall(request) == nil)
        try await server.requests.keep(Self.answer, to: request, about: nil)
        #expect(try await server.requests.recall(request) == Self.answer)
    }

    @Test("A key that comes with another request is refused", arguments: Database.Engine.allCases)
    func reused(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        _ = try await server.adds(server.request("key"))
        for other in [try server.request("key", "other"), try server.request("key", body: "other")] {
            await #expect(throws: RequestKeyRefusal.reused) { try await server.requests.recall(other) }
            await #expect(throws: RequestKeyRefusal.reused) { try await server.adds(other) }
            // Too late to be told: the answer is not put in the other's place.
            try await server.requests.keep(Self.answer, to: other, about: nil)
        }
        server.store.clock.pass(RequestKey.patience)
        await #expect(throws: RequestKeyRefusal.doneBefore) {
            try await server.requests.recall(server.request("key"))
        }
        #expect(try await server.count == 1)
    }

    @Test("The same key of another member is another key", arguments: Database.Engine.allCases)
    func owners(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let origins = [
            "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8:0:1::1", "\(server.ana.rawValue)",
            "member \(server.ana.rawValue)",
        ]
        let owners: [KeyedRequest.Owner] =
            [.member(server.ana), .member(server.ben)] + origins.map { .origin(Origin($0).text) }
        for owner in owners {
            let request = try server.request("key", of: owner)
            #expect(try await server.requests.recall(request) == nil, "\(owner)")
            #expect(try await server.adds(request) == .made)
            try await server.requests.keep(Self.answer, to: request, about: nil)
        }
        #expect(try await server.count == owners.count)
        let neighbour = try server.request("key", of: .origin(Origin("2001:db8::2").text))
        #expect(try await server.requests.recall(neighbour) == Self.answer, "one subscriber has a whole /64")
    }

    @Test("After a day a key is new, whether it was swept or not", arguments: Database.Engine.allCases)
    func expired(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let request = try server.request("key")
        _ = try await server.adds(request)
        try await server.requests.keep(Self.answer, to: request, about: nil)
        server.store.clock.pass(RequestKey.memory - .milliseconds(1))
        #expect(try await server.requests.recall(request) == Self.answer)
        server.store.clock.pass(.milliseconds(1))

        #expect(try await server.requests.recall(request) == nil)
        #expect(try await server.adds(request) == .made)
        await #expect(throws: RequestKeyRefusal.inProgress) { try await server.requests.recall(request) }

        let archive = SQLLiveArchive(server.store.database)
        let now = server.store.clock.now
        #expect(try await archive.forgetKeys(before: now, atMost: 10) == 0)
        #expect(try await archive.forgetKeys(before: now + .milliseconds(1), atMost: 10) == 1)
        #expect(try await server.requests.recall(request) == nil)
    }

    @Test("A refused request is evaluated again", arguments: Database.Engine.allCases)
    func refused(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let request = try server.request("key")
        let database = server.store.database
        let (outcome, mark) = await server.requests.marking(request) {
            try await server.store.throttle.take(
                .signUp(from: Origin("192.0.2.1")),
                at: server.store.clock.now
            )
            try await database.write { _ in throw AccountRefusal.emailTaken }
        }
        #expect(throws: AccountRefusal.emailTaken) { try outcome.get() }
        #expect(mark == .none)
        #expect(try await server.requests.recall(request) == nil)
        #expect(try await server.adds(request) == .made)
    }

    @Test(
        "A request done before a crash isn't done again, and its unknown answer isn't invented",
        arguments: Database.Engine.allCases
    )
    func died(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let request = try server.request("key")
        #expect(try await server.adds(request) == .made)

        await #expect(throws: RequestKeyRefusal.inProgress) { try await server.adds(request) }
        server.store.clock.pass(RequestKey.patience)
        await #expect(throws: RequestKeyRefusal.doneBefore) { try await server.requests.recall(request) }
        await #expect(throws: RequestKeyRefusal.doneBefore) { try await server.adds(request) }
        #expect(try await server.count == 1)
    }

    @Test(
        "A request that creates something is marked as done, with or without a response",
        arguments: Database.Engine.allCases
    )
    func made(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let request = try server.request("key")
        let first = try await server.makes(request)
        #expect(try await server.requests.recall(request) == nil)
        let again = try await server.makes(request)
        try await server.requests.keep(Self.answer, to: request, about: nil)
        let third = try await server.makes(request)

        #expect(first.mark == .made && again.mark == .found && third.mark == .found)
        #expect(again.id == first.id && third.id == first.id)
        #expect(try await server.count == 1)
    }

    @Test("Of many concurrent repetitions, one runs", arguments: Database.Engine.allCases)
    func crowd(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let (adding, making) = (try server.request("adding"), try server.request("making"))
        let marks = await withTaskGroup(of: [RequestMark?].self) { group in
            for _ in 0..<8 {
                group.addTask { [try? await server.adds(adding), try? await server.makes(making).mark] }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(marks.count { $0 == .made } == 2 && marks.count { $0 == .found } == 7)
        #expect(try await server.count == 2)
    }

    @Test("Only the first change takes the mark along", arguments: Database.Engine.allCases)
    func changes(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let request = try server.request("key")
        let database = server.store.database
        let (outcome, mark) = await server.requests.marking(request) {
            for _ in 1...3 { try await database.write(App.add) }
            throw AccountRefusal.emailTaken
        }
        #expect(throws: AccountRefusal.emailTaken) { try outcome.get() }
        #expect(mark == .made)
        #expect(try await server.count == 3)
    }

    @Test("Stored answers can't be read or moved by a reader of the database")
    func sealed() async throws {
        let server = try await App(.sqlite)
        let request = try server.request("key"), other = try server.request("other")
        for request in [request, other] {
            _ = try await server.adds(request)
            try await server.requests.keep(Self.answer, to: request, about: nil)
        }
        let answers: [[UInt8]] = try await server.store.database.write { connection in
            let rows = try connection.run("SELECT answer FROM request_keys ORDER BY key")
            let first: [UInt8] = try rows[0].value("answer")
            try connection.execute("UPDATE request_keys SET answer = \(first) WHERE key = 'other'")
            return try rows.map { try $0.value("answer") }
        }
        #expect(answers[0] != answers[1])
        #expect(!answers[0].contains(Array("secret".utf8)))
        server.store.clock.pass(RequestKey.patience)
        await #expect(throws: RequestKeyRefusal.doneBefore) { try await server.requests.recall(other) }
        #expect(try await server.requests.recall(request) == Self.answer)
    }

    @Test(
        "Stored responses are deleted with their account",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        let server = try await App(engine)
        let signUp = try server.request("key", of: .origin(Origin("192.0.2.1").text))
        _ = try await server.adds(signUp)
        try await server.requests.keep(Self.answer, to: signUp, about: server.ana)
        _ = try await server.adds(server.request("key"))
        try await server.store.accounts.delete(server.ana, at: server.store.clock.now)
        #expect(try await server.requests.recall(signUp) == nil)
        #expect(try await server.requests.recall(server.request("key")) == nil)
    }
}

/// Two members, and something that can be done too often.
private struct App {
    let store: Store
    let ana: Member.ID
    let ben: Member.ID

    init(_ engine: Database.Engine) async throws {
        store = try await Store(engine)
        ana = try await store.join("ana").account.id
        ben = try await store.join("ben").account.id
        try await store.database.write { connection in
            try connection.execute("CREATE TABLE effects (id INTEGER)")
        }
    }

    var requests: SQLRequestLog { store.requests }

    func request(
        _ key: String,
        _ target: String = "target",
        body: String = "body",
        of owner: KeyedRequest.Owner? = nil
    ) throws -> KeyedRequest {
        KeyedRequest(try RequestKey(key), of: owner ?? .member(ana), target, Array(body.utf8))
    }

    @Sendable static func add(_ connection: Connection) throws {
        try connection.execute("INSERT INTO effects (id) VALUES (1)")
    }

    /// Something whose answer can't be found out again.
    func adds(_ request: KeyedRequest) async throws -> RequestMark {
        let (outcome, mark) = await requests.marking(request) { try await store.database.write(Self.add) }
        try outcome.get()
        return mark
    }

    /// Something that has a name.
    func makes(_ request: KeyedRequest) async throws -> (id: Message.ID, mark: RequestMark) {
        let (outcome, mark) = await requests.marking(request) {
            try await store.database.once(making: store.identifiers.next(Message.self)) { connection, _ in
                try Self.add(connection)
            }
        }
        return (try outcome.get(), mark)
    }

    var count: Int {
        get async throws {
            try await store.count("effects")
        }
    }
}

extension SQLRequestLog {
    /// As the one that sends a key, without keeping what was answered.
    func once<Value: Sendable>(
        _ key: String,
        by member: Member.ID,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let request = KeyedRequest(try RequestKey(key), of: .member(member), "", [])
        return try await marking(request, work).outcome.get()
    }
}
