import Domain
import Foundation
import Portone
import TestSupport
import Testing

/// Answers that no provider should give.
@Suite("Hostile answers", .timeLimit(.minutes(1)))
struct HostileAnswerTests {
    private static let order = Order.ID(rawValue: 1_234_567_890_123)

    private static let good: [String: String] = [
        "status": "\"PAID\"", "id": "\"\(order)\"", "storeId": "\"store-1\"",
        "channel": "{\"type\":\"TEST\"}",
        "currency": "\"KRW\"", "amount": "{\"total\":30000,\"cancelled\":0}",
        "paidAt": "\"2026-11-20T10:30:00Z\"",
    ]

    private static func body(_ changes: [String: String] = [:]) -> String {
        let fields = good.merging(changes) { $1 }.filter { !$0.value.isEmpty }
        return "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }

    private func failure(_ status: Int = 200, _ text: String) async throws -> ProviderFailure? {
        let server = try ScriptedServer { exchange, _ in exchange.answer(status, body: text) }
        return await PortoneTests.failure { () async throws(ProviderFailure) in
            try await PortoneProvider.scripted(at: server).payment(of: Self.order)
        }
    }

    @Test("The answer that the others differ from is read")
    func control() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(body: Self.body()) }
        let payment = try await PortoneProvider.scripted(at: server).payment(of: Self.order)
        #expect(payment?.status == .paid && payment?.amount == Money(won: 30_000))
        let request = try #require(server.requests.first)
        #expect(request.target == "/payments/\(Self.order)?storeId=store-1")
        #expect(request.header("Authorization") == "PortOne secret")
    }

    private static let flawed: [String] = [
        "", "null", "[]", "{}", "true", "{\"status\":\"PAID\"", body(["status": "7"]),
        body(["status": "\"\""]),
        body(["id": ""]), body(["currency": "null"]), body(["channel": ""]), body(["channel": "{}"]),
        body(["channel": "{\"type\":\"BOTH\"}"]), body(["amount": ""]), body(["amount": "30000"]),
        body(["amount": "{\"total\":\"30000\",\"cancelled\":0}"]),
        body(["amount": "{\"total\":-1,\"cancelled\":0}"]),
        body(["amount": "{\"total\":30000.5,\"cancelled\":0}"]),
        body(["amount": "{\"total\":99999999999999999999,\"cancelled\":0}"]),
        body(["amount": "{\"total\":1e400,\"cancelled\":0}"]), body(["amount": "{\"total\":30000}"]),
        body(["amount": "{\"total\":1,\"total\":30000,\"cancelled\":0}"]), body(["paidAt": "\"yesterday\""]),
        body(["paidAt": "1795170600"]), body(["method": "\"card\""]), body(["method": "{}"]),
        body(["method": "{\"type\":\"PaymentMethodVirtualAccount\"}"]), body(["cancellations": "{}"]),
        body(["cancellations": "[7]"]), body(["cancellations": "[{\"status\":\"SUCCEEDED\"}]"]),
        body(["disputes": "[[]]"]),
        body(["receiptUrl": "\"https://x/" + String(repeating: "x", count: 3_000) + "\""]),
        String(repeating: "{\"a\":", count: 5_000), String(repeating: "x", count: 300_000),
    ]

    @Test("An answer with a missing, doubled or ill-typed field is unreadable", arguments: flawed)
    func unreadable(text: String) async throws {
        #expect(try await failure(200, text) == .unreadable)
    }

    private static let disagreeing: [String] = [
        body(["id": "\"0000000000001\""]), body(["storeId": "\"store-2\""]), body(["paidAt": ""]),
        body(["amount": "{\"total\":30000,\"cancelled\":1}"]),
        body(["status": "\"CANCELLED\"", "amount": "{\"total\":30000,\"cancelled\":30001}"]),
        body(["status": "\"CANCELLED\""]), body(["status": "\"PARTIAL_CANCELLED\""]),
        body(["status": "\"PARTIAL_CANCELLED\"", "amount": "{\"total\":30000,\"cancelled\":30000}"]),
        body(["cancellations": "[{\"status\":\"SUCCEEDED\",\"totalAmount\":30000}]"]),
    ]

    @Test("An answer whose parts don't agree is a contradiction", arguments: disagreeing)
    func contradiction(text: String) async throws {
        let failure = try await failure(200, text)
        guard case .contradiction = failure else {
            Issue.record("\(text) gave \(String(describing: failure))")
            return
        }
    }

    @Test("Fields that Madang doesn't know are ignored")
    func additions() async throws {
        let text = Self.body(["weather": "{\"sky\":[null]}", "pgResponse": "\"{\\\"broken\""])
        #expect(try await failure(200, text) == nil)
    }

    @Test(
        "A refusal counts only with a well-formed code",
        arguments: [
            (400, "{\"type\":\"INVALID_REQUEST\"}", ProviderFailure.refused(code: "INVALID_REQUEST")),
            (404, "{\"type\":\"STORE_NOT_FOUND\"}", .refused(code: "STORE_NOT_FOUND")),
            (404, "<html>Not Found</html>", .unreadable), (404, "", .unreadable),
            (400, "{\"type\":\"<script>\"}", .unreadable), (400, "{\"type\":\"\"}", .unreadable),
            (409, "{\"type\":\"IDEMPOTENCY_OUTSTANDING_REQUEST\"}", .unavailable),
            (429, "{\"type\":\"TOO_MANY\"}", .unavailable), (502, "{\"type\":\"PG_PROVIDER\"}", .unavailable),
            (301, "{}", .unreadable), (204, "", .unreadable), (201, "{}", .unreadable),
        ]
    )
    func refusals(status: Int, text: String, expected: ProviderFailure) async throws {
        #expect(try await failure(status, text) == expected)
    }

    @Test("An answer that ends before its length is no answer")
    func halfRead() async throws {
        let server = try ScriptedServer { exchange, _ in
            let text = Self.body()
            exchange.send("HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count + 1)\r\n\r\n\(text)")
        }
        let failure = await PortoneTests.failure { () async throws(ProviderFailure) in
            try await PortoneProvider.scripted(at: server).payment(of: Self.order)
        }
        #expect(failure == .unavailable)
    }

    @Test("A receipt is linked only over HTTPS")
    func receipts() async throws {
        for (address, expected) in [
            ("https://receipts.example/1", "https://receipts.example/1"), ("javascript:alert(1)", nil),
            ("http://receipts.example/1", nil),
        ] as [(String, String?)] {
            let server = try ScriptedServer { exchange, _ in
                exchange.answer(body: Self.body(["receiptUrl": "\"\(address)\""]))
            }
            #expect(
                try await PortoneProvider.scripted(at: server).payment(of: Self.order)?.receiptAddress
                    == expected
            )
        }
    }
}
