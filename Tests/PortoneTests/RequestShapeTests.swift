import Domain
import HTTPServer
import JSONCoding
import Portone
import TestSupport
import Testing

@Suite("Requests to PortOne", .timeLimit(.minutes(1)))
struct RequestShapeTests {
    private let shapes: PublishedShapes

    init() throws {
        shapes = try PublishedShapes()
    }

    @Test("Everything that Madang asks of PortOne is published, and asked as published")
    func requests() async throws {
        let sent = try await recorded()
        let operations = try sent.map { exchange in
            let operation = try #require(shapes.operation(exchange.method, exchange.target))
            #expect(flaws(of: exchange, operation) == [], "\(operation)")
            return operation
        }
        #expect(Set(operations) == Set(shapes.operations))
    }

    @Test("Every bank that a payer can name has PortOne's name for it", arguments: Bank.allCases)
    func banks(_ bank: Bank) async throws {
        let exchange = try #require(await recorded(namingOnly: bank).last)
        let operation = try #require(shapes.operation(exchange.method, exchange.target))
        #expect(flaws(of: exchange, operation) == [])
    }

    @Test("An unpublished field, bank or header is found, and so is a missing one")
    func planted() throws {
        let cancel = try #require(shapes.operation("POST", "/payments/1/cancel"))
        let schema = try #require(shapes.body(of: cancel))
        func flaws(_ body: JSON) -> [String] { shapes.violations(of: body, against: schema) }
        #expect(flaws(["reason": "r", "amount": 1]) == [])
        #expect(flaws(["amount": 1]) == [".reason: missing"])
        #expect(flaws(["reason": 7]) == [".reason: no string"])
        #expect(flaws(["reason": "r", "amount": "1"]) == [".amount: no integer"])
        #expect(flaws(["reason": "r", "sum": 1]) == [".sum: not published"])
        let account: JSON = ["bank": "KBANK", "number": "1", "holderName": "a"]
        #expect(
            flaws(["reason": "r", "refundAccount": account]) == [
                ".refundAccount.bank: KBANK is not published"
            ]
        )
        #expect(shapes.operation("POST", "/payments/1/settle") == nil)
    }

    /// One request of each kind, or only a cancellation of a transfer.
    private func recorded(namingOnly bank: Bank? = nil) async throws -> [ScriptedServer.Exchange] {
        let server = try ScriptedServer { exchange, _ in exchange.answer(body: "{}") }
        let provider = PortoneProvider.scripted(at: server)
        let charge = Charge(
            order: Order.ID(rawValue: 1_234_567_890_123),
            title: "수업",
            amount: Money(won: 30_000) ?? .zero,
            returnAddress: "https://madang.example/orders/1",
            webhookAddress: "https://madang.example/webhooks/portone"
        )
        let now = TestClock().now
        let cancellation = ProviderCancellation(
            order: charge.order,
            amount: charge.amount,
            cancellable: charge.amount,
            reason: "아파서 못 가요",
            account: try RefundAccount(bank: bank ?? .kbank, number: "123-456-789012", holder: "벤", at: now),
            key: "cancellation-0001"
        )
        if bank == nil {
            try await provider.register(charge)
            _ = await provider.check(at: now)
            _ = try? await provider.payment(of: charge.order)
            try? await provider.confirm(charge, with: #require(PaymentToken("token")))
        }
        _ = try? await provider.cancel(cancellation)
        return server.requests
    }

    private func flaws(
        of exchange: ScriptedServer.Exchange,
        _ operation: PublishedShapes.Operation
    ) -> [String] {
        var flaws = exchange.header("Authorization") == "PortOne secret" ? [] : ["no secret"]
        let published = (shapes[operation]["parameters"]?.arrayValue ?? []).filter { $0["in"] == "query" }
        let target = exchange.target.split(separator: "?", maxSplits: 1).map(String.init)
        let query = target.count > 1 ? Query(parsing: target[1]).map(\.name) : []
        flaws += query.filter { name in !published.contains { $0["name"] == .string(name) } }
        guard let schema = shapes.body(of: operation) else {
            return flaws + (exchange.body.isEmpty ? [] : ["a body"])
        }
        guard exchange.header("Content-Type") == "application/json",
            let body = try? JSON(parsing: Array(exchange.body.utf8))
        else { return flaws + ["no JSON"] }
        // A structured header: a string in quotes.
        let key = exchange.header("Idempotency-Key") ?? ""
        if key.count < 16 + 2 || key.first != "\"" || key.last != "\"" { flaws.append("no key") }
        return flaws + shapes.violations(of: body, against: schema)
    }
}
