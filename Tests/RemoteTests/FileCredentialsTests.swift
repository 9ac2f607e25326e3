import Domain
import Foundation
import Remote
import TestSupport
import Testing
import Wire

@Suite("The file of credentials")
struct FileCredentialsTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/config/madang" }
    private var file: String { path + "/credentials.json" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func credentials(_ target: String = "test") -> FileCredentials {
        FileCredentials(folder: path, target: target)
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("Only its owner may read it")
    func modes() async throws {
        try await credentials().save(ScriptedServer.login)
        #expect(try mode(file) == 0o600)
        #expect(try mode(path) == 0o700)
        #expect(try credentials().load() == ScriptedServer.login)
    }

    @Test(
        "Logins at several servers don't touch each other; the latest is the current one, also when it ends"
    )
    func several() async throws {
        try await credentials("one").save(ScriptedServer.login)
        try await credentials("two").save(SavedLogin(nickname: "냉이", tokens: ScriptedServer.tokens(1)))
        #expect(try FileCredentials.currentTarget(in: path) == "two")
        try await credentials("two").save(nil)
        #expect(try FileCredentials.currentTarget(in: path) == "two")
        #expect(try credentials("one").load()?.nickname == "달래")
    }

    @Test("Refreshing one login leaves another the current one")
    func refreshed() async throws {
        let server = ScriptedServer()
        server.change { $0.expired = 1 }
        try await credentials("one").save(ScriptedServer.login)
        try await credentials("two").save(ScriptedServer.login)
        _ = try await MadangClient(server, server: "one", credentials: credentials("one"), language: .korean)
            .read(API.accounts.mine())
        #expect(try credentials("one").load()?.tokens == ScriptedServer.tokens(2))
        #expect(try FileCredentials.currentTarget(in: path) == "two")
    }

    @Test("The device token outlives the login, and is sent at the next sign-in")
    func device() async throws {
        let server = ScriptedServer()
        let client = MadangClient(server, server: "one", credentials: credentials("one"), language: .korean)
        _ = try await client.accounts.signIn(email: "a@b.kr", password: "open sesame 9")
        try await client.accounts.signOut()
        #expect(try credentials("one").load() == nil)
        #expect(try credentials("one").deviceToken() == "device 1")
        #expect(try credentials("two").deviceToken() == nil)
        _ = try await client.accounts.signIn(email: "a@b.kr", password: "open sesame 9")
        #expect(server.signIns.map(\.deviceToken) == [nil, "device 1"])
    }

    @Test("Forty saves at once lose none")
    func together() async throws {
        await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask { try await credentials("server \(number)").save(ScriptedServer.login) }
            }
        }
        for number in 0..<40 { #expect(try credentials("server \(number)").load() != nil) }
    }

    @Test("A second process that holds the same expired token waits for the first one's refresh and uses it")
    func twoProcesses() async throws {
        let (refusals, refresh) = (Gate(), Gate())
        let server = ScriptedServer(beforeRefresh: refresh.pass, afterRefusal: refusals.pass)
        server.change { $0.expired = 1 }
        try await credentials().save(ScriptedServer.login)
        let clients = [0, 1].map { _ in
            MadangClient(server, server: "test", credentials: credentials(), language: .korean)
        }
        let first = Task { try await clients[0].read(API.accounts.mine()) }
        let second = Task { try await clients[1].read(API.accounts.mine()) }
        await refusals.arrivals(2)
        refusals.open()
        await refresh.arrivals(1)
        refresh.open()
        _ = try await (first.value, second.value)
        #expect(server.refreshes == 1)
        #expect(try credentials().load()?.tokens == ScriptedServer.tokens(2))
    }

    @Test("A damaged file is an error with its place, and is left as it is")
    func damaged() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: URL(fileURLWithPath: file))
        let error = CredentialFileError(path: file, reason: .damaged)
        #expect(throws: error) { try credentials().load() }
        await #expect(throws: error) { try await credentials().save(ScriptedServer.login) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data("{".utf8))
    }
}
