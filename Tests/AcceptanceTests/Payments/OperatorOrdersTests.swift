import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

@Suite("The operator's commission, wrong payments and refused refunds", .timeLimit(.minutes(5)))
struct OperatorOrdersTests {
    private func run(_ body: (TestServer, LocalPayments, Selling) async throws -> Void) async throws {
        try await LocalPayments.run(with: ["commission": "3.3"]) { server, payments in
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await body(server, payments, server.selling())
        }
    }

    @Test("A seller reads the commission before and after a sale, and the payer never sees it")
    func shown() async throws {
        try await run { server, payments, shop in
            let sale = "/api/v1/listings/\(shop.listing)/sale"
            #expect(try await shop.ana.ask("GET", sale).json["commission"] == "3.3")
            #expect(try await shop.ben.ask("GET", sale).json["commission"]?.isNull == true)
            #expect(try await server.ask("GET", sale).json["commission"]?.isNull == true)

            let order = try await shop.ben.order(of: shop.listing)
            let token = try await payments.approve(order, by: shop.ben)
            let sold = try await shop.ben.completes(order, token).json
            #expect(sold["state"] == "sold" && sold["commission"]?.isNull == true)
            #expect(try await shop.ana.read(order: order)["commission"] == 990)

            let ana = try await PlainBrowser(signingIn: "ana", at: server.address)
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            #expect(try await ana.open("/listings/\(shop.listing)/sale").sees("3.3%"))
            try await ana.open("/orders/\(order)")
            #expect(ana.sees("990원") && ana.sees("29,010원"))
            #expect(try await !ben.open("/orders/\(order)").sees("990원"))
            #expect(try await ana.open("/me/income?year=2026").sees("29,010원"))
        }
    }

    @Test("How a refused refund was given back is recorded by operators only, and read by both")
    func settled() async throws {
        try await run { server, payments, shop in
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await payments.approve(order, by: shop.ben)
            _ = try await shop.ben.completes(order, token)
            payments.sandbox.add(SandboxFault(.cancel, .refuse, times: nil))
            _ = try await shop.ben.ask("POST", "/api/v1/orders/\(order)/withdrawal")
            let path = "/orders/\(order)/refund-settlement"
            let how = try await shop.ben.settling(order, "아나가 계좌로 보냈어요")
            for who in [shop.ana, shop.ben, try await server.signUp("cho")] {
                #expect(try await who.ask("POST", "/api/v1\(path)", how).verdict == "404 order.not-found")
            }
            #expect(try await server.ask("POST", "/api/v1\(path)", how).status == 401)

            let device = try await server.device(of: "olga")
            let unreadable: JSON = ["refund": "", "amount": 30_000, "reason": "보냈어요"]
            #expect(
                try await device.ask("POST", "/api/v1\(path)", unreadable).verdict == "409 order.other-refund"
            )
            let olga = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await olga.open("/orders/\(order)")
            #expect(olga.sees("결제 회사가 환불을 거절했어요(INVALID_REQUEST)."))
            try await olga.submit(path, ["reason": [String(repeating: "가", count: 501)]])
            #expect(olga.status == 422 && olga.sees("사유는 500자까지"))
            try await olga.submit(path, ["reason": ["아나가 계좌로 보냈어요"]])
            #expect(!olga.offers(path) && olga.sees("결제 회사 밖에서 돌려줬어요"))
            try await server.expectAudited("order.settle-refund", of: order)
            for who in [shop.ana, shop.ben] {
                let read = try await who.read(order: order)
                #expect(read["state"] == "refunded")
                #expect(read["refunds"]?.arrayValue?.first?["settlement"] == "아나가 계좌로 보냈어요")
            }
            try await device.provesLedger()
            let again = try await device.ask("POST", "/api/v1\(path)", how)
            #expect(again.verdict == "409 order.no-refused-refund")
        }
    }

    @Test("A payment of another amount is given back with one button that only operators have")
    func wrongPayment() async throws {
        try await run { server, payments, shop in
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await payments.approve(order, by: shop.ben)
            #expect(await payments.sandbox.act(.overcharge, on: order))
            #expect(try await shop.ben.completes(order, token).json["state"] == "held")
            for who in [shop.ana, shop.ben, try await server.signUp("cho")] {
                let refused = try await who.ask("POST", "/api/v1/orders/\(order)/payment-cancellation")
                #expect(refused.verdict == "404 order.not-found")
            }
            let signedOut = try await server.ask("POST", "/api/v1/orders/\(order)/payment-cancellation")
            #expect(signedOut.status == 401)
            #expect(payments.sandbox.payment(order)?["status"] == "PAID")

            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)
            let olga = try await PlainBrowser(signingIn: "olga", at: server.address)
            let action = "/orders/\(order)/payment-cancellation"
            #expect(try await !ben.open("/orders/\(order)").offers(action))
            #expect(ben.sees("다시 결제하지 마세요.") && !ben.links.contains("/orders/\(order)/pay"))
            try await olga.open("/orders/\(order)")
            #expect(olga.sees("주문과 다른 금액이 결제됐어요."))
            try await olga.submit(action)
            #expect(olga.sees("맞지 않는 결제의 취소를 요청했어요") && !olga.offers(action))
            #expect(payments.sandbox.payment(order)?["status"] == "CANCELLED")
            try await server.expectAudited("order.cancel-payment", of: order)
            #expect(try await shop.ben.read(order: order)["state"] == "cancelled")
            #expect(try await shop.ana.read(class: shop.listing).json["taken"] == 0)
        }
    }
}
