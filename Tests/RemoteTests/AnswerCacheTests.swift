import Domain
import Remote
import TestSupport
import Testing
import Wire

@Suite("Answers kept for when the server can't be reached")
struct AnswerCacheTests {
    private static let noon = Moment(milliseconds: 1_750_000_000_000)

    private let folder: TemporaryFolder
    private let server = ScriptedServer()
    private let credentials = TransientCredentials(ScriptedServer.login)

    init() throws {
        folder = try TemporaryFolder()
    }

    private func client(_ server: ScriptedServer, at name: String = "test") throws -> MadangClient {
        let answers = try AnswerCache(folder: folder.path + "/answers", clock: TestClock(at: Self.noon))
        return MadangClient(
            server,
            server: name,
            credentials: credentials,
            answers: answers,
            language: .korean
        )
    }

    @Test("The last good answer is shown, and says since when it is kept")
    func kept() async throws {
        let client = try client(server)
        #expect(try await client.read(API.accounts.mine()).keptSince == nil)
        server.change { $0.isReachable = false }
        let answer = try await client.read(API.accounts.mine())
        #expect(answer.value.account.nickname.text == "달래")
        #expect(answer.keptSince == Self.noon)
    }

    @Test("A request that was never cached is unreachable")
    func neverAsked() async throws {
        server.change { $0.isReachable = false }
        let client = try client(server)
        await #expect(throws: RemoteError.self) {
            try await client.read(API.neighbourhoods.find(NeighbourhoodQuery(NeighbourhoodText("명동"))))
        }
    }

    @Test("One server's answer is not shown for another")
    func otherServer() async throws {
        let (first, second) = (try client(server), try client(server, at: "other"))
        _ = try await first.read(API.accounts.mine())
        server.change { $0.isReachable = false }
        await #expect(throws: RemoteError.self) { try await second.read(API.accounts.mine()) }
    }

    @Test("A later login on the device sees nothing of the one before")
    func laterLogin() async throws {
        let client = try client(server)
        _ = try await client.read(API.accounts.mine())
        server.change { $0.isReachable = false }
        credentials.save(SavedLogin(nickname: "냉이", tokens: ScriptedServer.tokens(1)))
        await #expect(throws: RemoteError.self) { try await client.read(API.accounts.mine()) }
    }

    @Test("Signing in or out drops what was kept, a public answer too")
    func dropped() async throws {
        let client = try client(server)
        _ = try await client.read(API.neighbourhoods.find(NeighbourhoodQuery(NeighbourhoodText("명동"))))
        _ = try await client.accounts.signIn(email: "dallae@example.com", password: "…")
        server.change { $0.isReachable = false }
        await #expect(throws: RemoteError.self) {
            try await client.read(API.neighbourhoods.find(NeighbourhoodQuery(NeighbourhoodText("명동"))))
        }
    }

    @Test("Signing out forgets the login even when the server can't be told, and says that it wasn't")
    func signOut() async throws {
        server.change { $0.isReachable = false }
        let client = try client(server)
        await #expect(throws: RemoteError.self) { try await client.accounts.signOut() }
        #expect(credentials.load() == nil)
    }
}
