import Domain
import Foundation
import JSONCoding
import Portone
import Secrets
import TestSupport
import Testing

/// The client understands everything that is published, also what the sandbox never says.
@Suite("Published answers of PortOne", .timeLimit(.minutes(1)))
struct AnswerShapeTests {
    private static let order = Order.ID(rawValue: 1_234_567_890_123)
    private static let total: Int64 = 30_000

    private let shapes: PublishedShapes

    init() throws {
        shapes = try PublishedShapes()
    }

    /// What each published status means, and how much of it is cancelled.
    private static let meanings: [String: (ProviderPayment.Status, cancelled: Int64)] = [
        "READY": (.ready, 0), "PAY_PENDING": (.pending, 0), "VIRTUAL_ACCOUNT_ISSUED": (.accountIssued, 0),
        "PAID": (.paid, 0), "FAILED": (.failed, 0), "PARTIAL_CANCELLED": (.partlyCancelled, 10_000),
        "CANCELLED": (.cancelled, 30_000),
    ]

    @Test("A payment is understood in every published status, with every published method and part")
    func payments() async throws {
        let payment = shapes.schema("Payment")
        let statuses = shapes.variants(of: payment)?.byName.map(\.name) ?? []
        #expect(Set(statuses) == Set(Self.meanings.keys))
        let examples = shapes.examples(of: payment).compactMap(coherent)
        #expect(examples.count > 100)
        for example in examples {
            #expect(shapes.violations(of: example, against: payment) == [])
            let server = try Self.server(200, example)
            let read = try await PortoneProvider.scripted(at: server).payment(of: Self.order)
            #expect(server.requests.count == 1)
            let status = example["status"]?.stringValue ?? ""
            // Without the account there is nothing to show yet.
            let hasAccount = example["method"]?["type"] == "PaymentMethodVirtualAccount"
            let meaning =
                status == "VIRTUAL_ACCOUNT_ISSUED" && !hasAccount ? .ready : Self.meanings[status]?.0
            #expect(
                read?.status == meaning,
                "\(status), \(String(decoding: example.encoded(), as: UTF8.self))"
            )
        }
    }

    /// The example as the payment of our order, with sums that add up.
    private func coherent(_ example: JSON) -> JSON? {
        guard var payment = example.objectValue, var amount = payment["amount"]?.objectValue,
            let cancelled = Self.meanings[payment["status"]?.stringValue ?? ""]?.cancelled
        else { return nil }
        payment["id"] = .string(Self.order.description)
        payment["storeId"] = "store-1"
        amount["total"] = .integer(Self.total)
        amount["cancelled"] = .integer(cancelled)
        payment["amount"] = .object(amount)
        guard let cancellations = payment["cancellations"]?.arrayValue else { return .object(payment) }
        let others = cancellations.map { with($0, ["totalAmount": 0]) }
        let done = shapes.examples(of: shapes.schema("SucceededPaymentCancellation"))[0]
        let last = with(done, ["status": "SUCCEEDED", "totalAmount": .integer(cancelled)])
        payment["cancellations"] = .array(others + (cancelled > 0 ? [last] : []))
        return .object(payment)
    }

    private func with(_ value: JSON, _ changes: [String: JSON]) -> JSON {
        var fields = value.objectValue ?? JSONObject()
        for (name, change) in changes { fields[name] = change }
        return .object(fields)
    }

    private static let actions = ["GET", "POST pre-register", "POST confirm", "POST cancel"]

    private func operation(_ action: String) throws -> PublishedShapes.Operation {
        let parts = action.split(separator: " ").map(String.init)
        return try #require(
            shapes.operation(parts[0], "/payments/1" + parts.dropFirst().map { "/\($0)" }.joined())
        )
    }

    /// Returns the failure; nil if the answer counts.
    private func ask(_ provider: PortoneProvider, _ action: String) async -> ProviderFailure? {
        let amount = Money(won: Int(Self.total)) ?? .zero
        let charge = Charge(
            order: Self.order,
            title: "t",
            amount: amount,
            returnAddress: "",
            webhookAddress: ""
        )
        return await failure { () async throws(ProviderFailure) in
            switch action {
            case "GET": _ = try await provider.payment(of: Self.order)
            case "POST pre-register": try await provider.register(charge)
            case "POST confirm":
                guard let token = PaymentToken("token") else { return }
                try await provider.confirm(charge, with: token)
            default:
                let cancellation = ProviderCancellation(
                    order: Self.order,
                    amount: amount,
                    cancellable: amount,
                    reason: "r",
                    account: nil,
                    key: "cancellation-0001"
                )
                if try await provider.cancel(cancellation) == .requested { throw .timeout }
            }
        }
    }

    private static func server(_ status: Int, _ answer: JSON) throws -> ScriptedServer {
        let text = String(decoding: answer.encoded(), as: UTF8.self)
        return try ScriptedServer { exchange, _ in exchange.answer(status, body: text) }
    }

    @Test("A published error is understood, whatever status it comes with", arguments: actions)
    func errors(_ action: String) async throws {
        let operation = try operation(action)
        #expect(shapes.statuses(of: operation).count >= 4)
        for status in shapes.statuses(of: operation) where status != 200 {
            let schema = try #require(shapes.answer(to: operation, status))
            for example in shapes.examples(of: schema) {
                let server = try Self.server(status, example)
                let failure = await ask(PortoneProvider.scripted(at: server), action)
                #expect(failure == meaning(of: example["type"]?.stringValue ?? "", status, action))
                #expect(server.requests.count == 1)
            }
        }
    }

    private func meaning(of type: String, _ status: Int, _ action: String) -> ProviderFailure? {
        switch (status, type, action) {
        case (401, _, _), (403, _, _), (500..., _, _): .unavailable
        case (_, "PAYMENT_NOT_FOUND", "GET"): nil
        case (_, "INFORMATION_MISMATCH", _):
            .contradiction("the amount, the currency or the mode differ from what the payer approved")
        default: .refused(code: type)
        }
    }

    @Test("A published success of registering, confirming and cancelling counts")
    func successes() async throws {
        for action in ["POST pre-register", "POST confirm", "POST cancel"] {
            let schema = try #require(shapes.answer(to: operation(action), 200))
            for example in shapes.examples(of: schema) {
                let part = example["cancellation"].map { with($0, ["totalAmount": .integer(Self.total)]) }
                let body = part.map { JSON.object(["cancellation": $0]) } ?? example
                let server = try Self.server(200, body)
                let outcomes: [JSON?: ProviderFailure] = [
                    "REQUESTED": .timeout, "FAILED": .refused(code: "CANCELLATION_FAILED"),
                ]
                let expected = outcomes[part?["status"]]
                #expect(await ask(PortoneProvider.scripted(at: server), action) == expected, "\(body)")
                #expect(server.requests.count == 1)
            }
        }
    }

    @Test("A webhook about every published status of a payment is read")
    func webhooks() async throws {
        let scene = try Scene()
        let statuses = shapes.schema("PaymentWebhookPaymentStatus")["enum"]?.arrayValue ?? []
        let disputes = (shapes.schema("PaymentWebhookTrigger")["enum"]?.arrayValue ?? []).filter {
            $0.stringValue?.hasPrefix("DISPUTE") == true
        }
        #expect(statuses.count == 7 && disputes.count == 2)
        for name in (statuses + disputes).compactMap(\.stringValue) {
            let type = "Transaction." + name.split(separator: "_").map(\.capitalized).joined()
            let time = "\(scene.clock.now.milliseconds / 1_000)"
            let body = Array(
                """
                {"type":"\(type)","timestamp":"2026-11-20T10:30:00Z","data":{"storeId":"\(Scene.store)",\
                "paymentId":"\(scene.charge.order)","transactionId":"tx-1"}}
                """.utf8
            )
            let signature = scene.webhookSecret.signature(id: "msg", timestamp: time, body: body)
            let headers = ["webhook-id": "msg", "webhook-timestamp": time, "webhook-signature": signature]
            #expect(try scene.event(RawWebhook(body: body, headers: headers))?.type == type)
        }
        await scene.close()
    }
}
