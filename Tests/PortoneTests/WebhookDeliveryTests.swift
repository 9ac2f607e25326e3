import Domain
import JSONCoding
import PaymentSandbox
import Portone
import Secrets
import TestSupport
import Testing

@Suite("Webhooks of PortOne", .timeLimit(.minutes(1)))
struct WebhookDeliveryTests {
    private func signed(_ body: String, by scene: Scene, at time: Int64? = nil) -> RawWebhook {
        let seconds = "\(time ?? scene.clock.now.milliseconds / 1_000)"
        let bytes = Array(body.utf8)
        let headers = [
            "webhook-id": "msg_test", "webhook-timestamp": seconds,
            "webhook-signature": scene.webhookSecret.signature(
                id: "msg_test",
                timestamp: seconds,
                body: bytes
            ),
        ]
        return RawWebhook(body: bytes, headers: headers)
    }

    private func body(type: String = "Transaction.Paid", store: String = Scene.store, payment: String)
        -> String
    {
        """
        {"type":"\(type)","timestamp":"2026-11-20T10:30:00Z","data":{"storeId":"\(store)",\
        "paymentId":"\(payment)","transactionId":"tx-1"}}
        """
    }

    private func refusal(of webhook: RawWebhook, by scene: Scene) -> WebhookRefusal? {
        do {
            _ = try scene.provider.event(in: webhook, at: scene.clock.now)
            return nil
        } catch {
            return error
        }
    }

    @Test("A payment, its parts that go back and its end are told, each with the order")
    func story() async throws {
        let scene = try Scene()
        try await scene.paid()
        _ = try await scene.cancel(10_000, of: 30_000, key: "cancellation-0001")
        _ = try await scene.cancel(20_000, of: 20_000, key: "cancellation-0002")
        let events = try await scene.webhooks.map { try scene.event($0) }
        #expect(
            events.map { $0?.type } == [
                "Transaction.Paid", "Transaction.PartialCancelled", "Transaction.Cancelled",
            ]
        )
        #expect(events.allSatisfy { $0?.order == scene.charge.order })
        #expect(Set(events.map { $0?.id }).count == 3)
        await scene.close()
    }

    @Test("A duplicate has the identifier of the first")
    func duplicate() async throws {
        let scene = try Scene()
        scene.sandbox.add(SandboxFault(.webhook, .duplicate))
        try await scene.paid()
        let events = try await scene.webhooks.map { try scene.event($0) }
        #expect(events.count == 2 && events[0] != nil && events[0] == events[1])
        await scene.close()
    }

    @Test("Webhooks can arrive late and in the opposite order")
    func order() async throws {
        let scene = try Scene()
        scene.sandbox.add(SandboxFault(.webhook, .hold, times: 2))
        try await scene.paid()
        _ = try await scene.cancel(30_000, of: 30_000)
        #expect(await scene.webhooks.isEmpty)
        await scene.sandbox.releaseWebhooks()
        let types = try await scene.webhooks.map { try scene.event($0)?.type }
        #expect(types == ["Transaction.Cancelled", "Transaction.Paid"])
        await scene.close()
    }

    @Test("A webhook that is answered with a failure is sent again, with the same identifier")
    func again() async throws {
        let scene = try Scene()
        scene.answerWebhooks(with: [500, 503])
        try await scene.paid()
        let webhooks = await scene.webhooks
        #expect(webhooks.count == 3)
        #expect(Set(try webhooks.map { try scene.event($0)?.id }).count == 1)
        #expect(await scene.sandbox.deliveries.map(\.status) == [500, 503, 204])
        await scene.close()
    }

    @Test("A lost webhook doesn't arrive, and the payment can still be read")
    func lost() async throws {
        let scene = try Scene()
        scene.sandbox.add(SandboxFault(.webhook, .lose))
        try await scene.paid()
        #expect(await scene.webhooks.isEmpty)
        #expect(try await scene.now()?.status == .paid)
        await scene.close()
    }

    @Test("A forged webhook and a stale one are refused, each with its reason")
    func forged() async throws {
        let scene = try Scene()
        scene.sandbox.add(SandboxFault(.webhook, .forge))
        try await scene.paid()
        let forged = try #require(await scene.webhooks.first)
        #expect(refusal(of: forged, by: scene) == .forged)
        scene.sandbox.add(SandboxFault(.webhook, .stale))
        _ = try await scene.cancel(30_000, of: 30_000)
        let stale = try #require(await scene.webhooks.last)
        #expect(refusal(of: stale, by: scene) == .stale)
        await scene.close()
    }

    @Test("A replayed webhook is stale after five minutes")
    func replayed() async throws {
        let scene = try Scene()
        try await scene.paid()
        let webhook = try #require(await scene.webhooks.first)
        scene.clock.pass(.seconds(299))
        #expect(refusal(of: webhook, by: scene) == nil)
        scene.clock.pass(.seconds(2))
        #expect(refusal(of: webhook, by: scene) == .stale)
        await scene.close()
    }

    @Test("A changed byte of the body makes a forgery")
    func changed() async throws {
        let scene = try Scene()
        let good = signed(body(payment: scene.charge.order.description), by: scene)
        #expect(try scene.event(good)?.order == scene.charge.order)
        let headers = ["webhook-id", "webhook-timestamp", "webhook-signature"].map { ($0, good[$0] ?? "") }
        let other = body(payment: Order.ID(rawValue: 99).description)
        let changed = RawWebhook(body: Array(other.utf8), headers: Dictionary(uniqueKeysWithValues: headers))
        #expect(refusal(of: changed, by: scene) == .forged)
        #expect(refusal(of: RawWebhook(body: good.body, headers: [:]), by: scene) == .malformed)
        await scene.close()
    }

    @Test("An unknown type, another store and a payment that is no order's are ignored")
    func ignored() async throws {
        let scene = try Scene()
        let order = scene.charge.order.description
        for text in [
            body(type: "Transaction.FromTheFuture", payment: order),
            body(type: "BillingKey.Issued", payment: order),
            body(store: "store-of-another", payment: order), body(payment: "order-of-another-shop"),
            body(payment: order.lowercased()), "{\"type\":\"\"}", "{\"type\":\"Transaction.New\",\"data\":7}",
        ] {
            #expect(try scene.event(signed(text, by: scene)) == nil)
        }
        await scene.close()
    }

    @Test(
        "A signed body that isn't a webhook is malformed",
        arguments: [
            "", "null", "[]", "{}", "{\"type\":7}", "{\"type\":\"Transaction.Paid\"}",
            "{\"type\":\"Transaction.Paid\",\"data\":[]}", "{\"type\":\"Transaction.Paid\",\"type\":\"x\"}",
            "{\"type\":\"Transaction.Paid\",\"data\":{\"storeId\":\"s\",\"paymentId\":7}}",
            String(repeating: "[", count: 5_000),
        ]
    )
    func malformed(text: String) async throws {
        let scene = try Scene()
        #expect(refusal(of: signed(text, by: scene), by: scene) == .malformed)
        await scene.close()
    }
}
