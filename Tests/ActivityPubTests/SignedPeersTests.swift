import Domain
import HTTPServer
import HTTPSignatures
import JSONCoding
import Network
import TestSupport
import Testing

@testable import ActivityPub

@Suite("Talking with other servers", .timeLimit(.minutes(5)))
struct SignedPeersTests {
    private struct Keys: ServerKeyStore {
        func key(otherwise make: @Sendable () -> String) async throws -> String { FederatedServer.key.pem }
    }

    private let now = TestClock().now

    private func peers(_ reach: NetworkReach = .everything) throws -> SignedPeers {
        let site = FederationSite("https://madang.example", calendar: "/calendar", page: { "\($0)" })
        return SignedPeers(try #require(site), key: SigningKey(Keys()), reach: reach, timeout: .seconds(600))
        {
            HTTPDate.text(Int($0.milliseconds / 1_000))
        }
    }

    /// A follow by an account, as it arrives.
    private func message(by actor: String) throws -> (InboxMessage, FollowRequest) {
        let body = Array("{}".utf8)
        let headers = FederatedServer.headers(for: body, keyID: "\(actor)#main-key", at: now)
        let message = InboxMessage(
            target: "/federation/inbox",
            headers: Dictionary(uniqueKeysWithValues: headers.map { ($0.lowercased(), $1) }),
            sentAt: now,
            body: body
        )
        let host = try WebsiteHost("127.0.0.1")
        return (message, FollowRequest(.follow, id: "\(actor)#1", actor: actor, host: host))
    }

    private func isRefused(_ actor: String, by peers: SignedPeers) async throws -> Bool {
        let (message, request) = try message(by: actor)
        do {
            _ = try await peers.sender(of: message, request, at: now)
            return false
        } catch FederationRefusal.unverified {
            return true
        }
    }

    @Test("The sender of a signed message is the account with its inboxes")
    func verified() async throws {
        let remote = try FederatedServer()
        let (message, request) = try message(by: remote.actor("suni"))
        let sender = try await peers().sender(of: message, request, at: now)
        #expect(sender.address == remote.actor("suni") && sender.inbox == "\(remote.actor("suni"))/inbox")
        #expect(sender.announcementInbox.hasSuffix("/inbox") && sender.announcementInbox != sender.inbox)
        #expect(remote.visits == ["GET /users/suni"])
    }

    @Test("Private addresses aren't asked, and neither is plain HTTP")
    func privateAddresses() async throws {
        let remote = try FederatedServer()
        let plain = remote.actor("suni")
        let secure = plain.replacing("http://", with: "https://")
        for actor in [plain, secure, "https://10.0.0.1/users/suni", "https://[::1]/users/suni"] {
            #expect(try await isRefused(actor, by: peers(.publicAddresses)), "\(actor)")
        }
        let inbox = secure + "/inbox"
        let outcome = try await peers(.publicAddresses).send("{}", to: inbox, at: now)
        guard case .failed(let reason) = outcome, reason.contains("public address") else {
            Issue.record("\(outcome)")
            return
        }
        #expect(remote.visits.isEmpty)
        #expect(try await !isRefused(plain, by: peers()))
    }

    @Test("An account that is long, no JSON, redirected or away isn't believed")
    func brokenAccounts() async throws {
        let answers: [@Sendable (ScriptedServer.Exchange) -> Void] = [
            { $0.answer(200, body: String(repeating: " ", count: 300 << 10)) },
            { $0.answer(200, body: "<html>") }, { $0.answer(404) }, { $0.answer(500) },
            { $0.answer(302, ["Location": "http://127.0.0.1:1/"]) }, { $0.reset() },
        ]
        for answer in answers {
            let server = try ScriptedServer { exchange, _ in answer(exchange) }
            #expect(try await isRefused(server.url("/users/suni"), by: peers()))
            #expect(server.requests.count == 1)
        }
    }

    @Test(
        "The status of an inbox decides whether an activity is sent again",
        arguments: [
            (200, DeliveryOutcome.delivered), (202, .delivered), (401, .failed("401")),
            (404, .refused("404")), (410, .gone), (422, .refused("422")), (429, .failed("429")),
            (503, .failed("503")),
        ]
    )
    func outcomes(status: Int, outcome: DeliveryOutcome) async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(status) }
        #expect(try await peers().send("{}", to: server.url("/inbox"), at: now) == outcome)
        let request = try #require(server.requests.first)
        #expect(request.header("Content-Type") == "application/activity+json" && request.body == "{}")
        let header = try #require(request.header("Signature").flatMap(SignatureHeader.init))
        #expect(header.keyID == "https://madang.example/federation/actor#main-key")
    }

    @Test("Every request is signed, also those that fetch an account")
    func signedFetch() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(404) }
        #expect(try await isRefused(server.url("/users/suni?a=1"), by: peers()))
        let request = try #require(server.requests.first)
        let header = try #require(request.header("Signature").flatMap(SignatureHeader.init))
        let headers = ["host", "date"].map { ($0, request.header($0) ?? "") }
        let key = try #require(RSAPublicKey(pem: FederatedServer.key.publicPEM))
        let signature = RequestSignature("get", "/users/suni?a=1", headers: headers)
        #expect(signature.isSigned(header, by: key))
    }
}
