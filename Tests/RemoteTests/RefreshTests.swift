import Domain
import Remote
import Testing
import Wire

@Suite("An access token that has expired")
struct RefreshTests {
    private let me = "GET /api/v1/me"

    private func client(_ server: ScriptedServer, _ credentials: any CredentialStore) -> MadangClient {
        MadangClient(server, server: "test", credentials: credentials, language: .korean)
    }

    @Test("A hundred calls with it send one refresh, are each replayed once, and all succeed")
    func hundred() async throws {
        let refused = Gate()
        refused.open()
        // The refresh is held until every call was refused, so that each of them has asked for one.
        let server = ScriptedServer(
            beforeRefresh: { await refused.arrivals(100) },
            afterRefusal: refused.pass
        )
        server.change { $0.expired = 1 }
        let client = client(server, TransientCredentials(ScriptedServer.login))
        let nicknames = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<100 {
                group.addTask { try await client.read(API.accounts.mine()).value.account.nickname.text }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(nicknames == Array(repeating: "달래", count: 100))
        #expect(server.refreshes == 1)
        #expect(server.count(me) == 200)
    }

    @Test("Whatever is posted may be sent again: each call has a key of its own, and a refresh has one")
    func keys() async throws {
        let server = ScriptedServer()
        server.change { $0.expired = 1 }
        let client = client(server, TransientCredentials(ScriptedServer.login))
        for _ in 1...2 { _ = try? await client(API.deals.accept(Deal.ID(rawValue: 1))) }
        let keys = server.keys("POST")
        #expect(keys.count >= 3 && !keys.contains(nil) && Set(keys).count == keys.count)
        _ = try await client.read(API.accounts.mine())
        #expect(server.keys("GET") == [nil])
    }

    @Test("A refusal that arrives after another task's refresh uses those tokens")
    func late() async throws {
        let refusal = Gate()
        let slow = ScriptedServer(afterRefusal: refusal.pass)
        slow.change { $0.expired = 1 }
        let credentials = TransientCredentials(ScriptedServer.login)
        let client = client(slow, credentials)
        let late = Task { try await client.read(API.accounts.mine()) }
        await refusal.arrivals(1)
        credentials.save(SavedLogin(nickname: "달래", tokens: ScriptedServer.tokens(2)))
        refusal.open()
        _ = try await late.value
        #expect(slow.refreshes == 0)
    }

    @Test("A call that is refused again after the refresh gives up")
    func again() async throws {
        let server = ScriptedServer()
        server.change { $0.expired = 99 }
        let credentials = TransientCredentials(ScriptedServer.login)
        await #expect(throws: RemoteError.self) {
            try await client(server, credentials).read(API.accounts.mine())
        }
        #expect(server.refreshes == 1)
        #expect(server.count(me) == 2)
        #expect(credentials.load()?.tokens == ScriptedServer.tokens(2))
    }

    @Test("A refresh token used elsewhere ends the session here, and says why")
    func stolen() async throws {
        let server = ScriptedServer()
        server.change { ($0.expired, $0.generation) = (1, 2) }
        let credentials = TransientCredentials(ScriptedServer.login)
        let error = await #expect(throws: RemoteError.self) {
            try await client(server, credentials).read(API.accounts.mine())
        }
        #expect(error?.reason == SessionRefusal.refreshReused.code)
        #expect(credentials.load() == nil)
    }

    @Test("A session that was ended elsewhere is forgotten without a refresh")
    func endedElsewhere() async throws {
        let server = ScriptedServer()
        server.change { $0.ending = .ended }
        let credentials = TransientCredentials(ScriptedServer.login)
        let error = await #expect(throws: RemoteError.self) {
            try await client(server, credentials).read(API.accounts.mine())
        }
        #expect(error?.reason == SessionRefusal.ended.code)
        #expect(credentials.load() == nil)
        #expect(server.refreshes == 0)
    }

    @Test("A caller that is cancelled leaves the refresh to the others")
    func cancelled() async throws {
        let refresh = Gate()
        let server = ScriptedServer(beforeRefresh: refresh.pass)
        server.change { $0.expired = 1 }
        let credentials = TransientCredentials(ScriptedServer.login)
        let client = client(server, credentials)
        let first = Task { try await client.read(API.accounts.mine()) }
        await refresh.arrivals(1)
        let second = Task { try await client.read(API.accounts.mine()) }
        first.cancel()
        refresh.open()
        #expect(try await second.value.value.account.nickname.text == "달래")
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(credentials.load()?.tokens == ScriptedServer.tokens(2))
        #expect(server.refreshes == 1)
    }

    @Test("A refresh that can't reach the server keeps the login")
    func unreachable() async throws {
        let server = ScriptedServer()
        server.change { ($0.expired, $0.refreshes) = (1, false) }
        let credentials = TransientCredentials(ScriptedServer.login)
        await #expect(throws: RemoteError.self) {
            try await client(server, credentials).read(API.accounts.mine())
        }
        #expect(credentials.load() == ScriptedServer.login)
    }
}

extension RemoteError {
    /// What the server said when it ended the login.
    var reason: String? {
        if case .notSignedIn(let problem) = self { problem?.code } else { nil }
    }
}
