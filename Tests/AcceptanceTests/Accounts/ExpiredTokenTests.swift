import Domain
import Remote
import TestSupport
import Testing
import Wire

@Suite("A token that expired on a busy device")
struct ExpiredTokenTests {
    @Test("A hundred calls at once cost one refresh, are asked once more each, and all succeed")
    func hundred() async throws {
        try await TestServer.run { server in
            let phone = try await RemoteDevice(joining: "ana", in: server)
            server.clock.pass(.seconds(16 * 60))
            phone.line.holdRefresh(until: 100)
            let nicknames = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 1...100 {
                    group.addTask {
                        try await phone.client.read(API.accounts.mine()).value.account.nickname.text
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(nicknames == Array(repeating: "ana", count: 100))
            #expect(phone.line.calls == ["GET /api/v1/me": 200, "POST /api/v1/sessions/refresh": 1])
        }
    }

    @Test("A stolen refresh token that is used again ends the session for the thief and for the member")
    func stolen() async throws {
        try await TestServer.run { server in
            let phone = try await RemoteDevice(joining: "ana", in: server)
            let thief = phone.copied(in: server)
            server.clock.pass(.seconds(16 * 60))
            _ = try await phone.client.read(API.accounts.mine())

            #expect(await thief.refusal() == SessionRefusal.refreshReused.code)
            #expect(await phone.refusal() == SessionRefusal.ended.code)
            #expect(!phone.isSignedIn)
            #expect(!thief.isSignedIn)
        }
    }
}

extension RemoteDevice {
    /// Why the server says that no one is signed in here; nil where a member is.
    fileprivate func refusal() async -> String? {
        do {
            _ = try await client.read(API.accounts.mine())
            return nil
        } catch RemoteError.notSignedIn(let problem) {
            return problem?.code
        } catch {
            return "\(error)"
        }
    }
}
