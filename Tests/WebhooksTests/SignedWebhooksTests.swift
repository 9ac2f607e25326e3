import Domain
import JSONCoding
import Network
import Secrets
import TestSupport
import Testing
import Webhooks

@Suite("Calls of members' programs", .timeLimit(.minutes(1)))
struct SignedWebhooksTests {
    private let key = SecretKey.random()
    private let now = TestClock().now

    /// A busy machine may need longer than the usual ten seconds.
    private func webhooks(_ reach: NetworkReach = .everything) -> SignedWebhooks {
        SignedWebhooks(key, reach: reach, timeout: .seconds(600))
    }

    private func webhook(_ address: String, _ number: Int64 = 1) -> NoticeWebhook {
        NoticeWebhook(
            id: .init(rawValue: number),
            member: .init(rawValue: 2),
            address: address,
            createdAt: now
        )
    }

    private func answer(_ status: Int, _ headers: [String: String] = [:]) async throws -> NoticeCallAnswer {
        let server = try ScriptedServer { exchange, _ in exchange.answer(status, headers) }
        defer { withExtendedLifetime(server) {} }
        return await webhooks().sendTrial(to: webhook("http://127.0.0.1:\(server.port)/hook"), at: now)
    }

    @Test("A call is verified by its secret, and by no other webhook's")
    func signature() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(204) }
        let (own, other) = (webhook("http://127.0.0.1:\(server.port)/hook"), webhook("", 2))
        #expect(await webhooks().sendTrial(to: own, at: now) == .answered)
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.target == "/hook")
        #expect(request.header("Content-Type") == "application/json")
        let body = try JSON(parsing: request.bytes)
        #expect(body["type"] == "trial" && body["data"] == .null)

        let envelope = WebhookEnvelope(
            id: request.header("webhook-id"),
            timestamp: request.header("webhook-timestamp"),
            signature: request.header("webhook-signature")
        )
        func verify(_ webhook: NoticeWebhook) throws {
            let secret = try #require(WebhookSecret(webhooks().secret(of: webhook.id)))
            try WebhookVerifier([secret]).verify(envelope, body: request.bytes, now: now.milliseconds / 1_000)
        }
        try verify(own)
        #expect(throws: WebhookFlaw.wrongSignature) { try verify(other) }
    }

    @Test("Only success counts as an answer, and 410 as gone; a redirect isn't followed")
    func answers() async throws {
        for status in [200, 204, 299] { #expect(try await answer(status) == .answered) }
        for status in [400, 404, 429, 500] { #expect(try await answer(status) == .failed) }
        #expect(try await answer(410) == .gone)
        let other = try ScriptedServer { exchange, _ in exchange.answer(200) }
        #expect(try await answer(307, ["Location": "http://127.0.0.1:\(other.port)/"]) == .failed)
        #expect(other.requests.isEmpty)
    }

    @Test("Private addresses aren't called, and addresses without HTTPS or with a user aren't accepted")
    func privateAddresses() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(200) }
        let hook = webhook("https://127.0.0.1:\(server.port)/hook")
        #expect(await webhooks(.publicAddresses).sendTrial(to: hook, at: now) == .failed)
        #expect(server.requests.isEmpty)
        for address in [
            "http://bot.example/", "ftp://bot.example/", "https://ana@bot.example/", "bot.example",
        ] {
            #expect(!webhooks(.publicAddresses).allows(address), "\(address)")
        }
        #expect(webhooks(.publicAddresses).allows("https://bot.example:8443/hook?x=1"))
    }
}
