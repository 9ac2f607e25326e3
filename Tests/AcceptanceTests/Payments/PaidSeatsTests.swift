import Database
import Domain
import JSONCoding
import PaymentSandbox
import Secrets
import Synchronization
import TestSupport
import Testing

@Suite("Seats that are paid here")
struct PaidSeatsTests {
    @Test(
        "A seat is held, paid at the provider, sold and given up; both see it, strangers don't",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let shop = try await server.selling()
            let sale = try await shop.ben.ask("GET", "/api/v1/listings/\(shop.listing)/sale").json
            #expect(sale["open"] == true && sale["amount"] == 30_000 && sale["test"] == true)
            #expect(sale["refunds"]?.arrayValue?.map { $0["amount"] } == [30_000, 15_000, 0])

            let order = try await shop.ben.order(of: shop.listing)
            #expect(try await shop.ana.read(class: shop.listing).json["status"] == "closed")
            let cho = try await server.signUp("cho")
            let late = try await cho.ask("POST", "/api/v1/listings/\(shop.listing)/orders")
            #expect(late.verdict == "409 listing.full")
            let own = try await shop.ana.ask("POST", "/api/v1/listings/\(shop.listing)/orders")
            #expect(own.verdict == "409 order.own-listing")

            let token = try await payments.approve(order, by: shop.ben)
            #expect(try await shop.ben.completes(order).json["state"] == "held")
            #expect(try await shop.ben.completes(order, token).json["state"] == "sold")
            #expect(try await shop.ana.read(order: order)["role"] == "payee")
            #expect(try await shop.ana.told().contains("order-sold"))
            for path in ["", "/checkout"] {
                #expect(
                    try await cho.ask("GET", "/api/v1/orders/\(order)\(path)").verdict
                        == "404 order.not-found"
                )
            }
            let again = try await shop.ben.ask("POST", "/api/v1/listings/\(shop.listing)/orders")
            #expect(again.verdict == "409 order.already-bought")

            server.clock.pass(.seconds(7 * 86_400))
            let ben = try await shop.ben.refreshed()
            let given = try await ben.ask("POST", "/api/v1/orders/\(order)/withdrawal").json
            #expect(given["state"] == "partly-refunded" && given["refunded"] == 15_000)
            #expect(try await ben.read(class: shop.listing).json["status"] == "open")
        }
    }

    @Test(
        "A notice about money names the other party and the amount, one for each refund",
        arguments: Database.Engine.allCases
    )
    func notices(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await payments.approve(order, by: shop.ben)
            #expect(try await shop.ben.completes(order, token).json["state"] == "sold")
            func money(_ member: Neighbour, _ kind: String) async throws -> [String] {
                try await member.ask("GET", "/api/v1/notices").items
                    .filter { $0["kind"]?.stringValue == kind }
                    .map { "\($0["amount"]?.intValue ?? 0) \($0["party"]?["nickname"]?.stringValue ?? "-")" }
            }
            #expect(try await money(shop.ana, "order-sold") == ["30000 ben"])
            #expect(try await money(shop.ben, "order-sold") == ["30000 ana"])
            for amount in [4_000, 6_000] {
                let refund = try await shop.ana.ask(
                    "POST",
                    "/api/v1/orders/\(order)/refunds",
                    ["amount": .integer(Int64(amount)), "reason": "늦었어요"]
                )
                #expect(refund.status == 200, "\(refund)")
            }
            #expect(try await money(shop.ben, "order-refunded") == ["6000 ana", "4000 ana"])
            let page = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await page.open("/notices")
            #expect(page.sees("ben님 · 30,000원") && page.sees("ben님 · 6,000원"))
            try await shop.ana.block(shop.ben)
            #expect(try await money(shop.ana, "order-sold") == ["30000 -"])
        }
    }

    @Test(
        "A payer who pays and never returns gets the seat from the hourly comparison"
    )
    func polls() async throws {
        try await LocalPayments.run(waitsForConfirmation: false) { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            _ = try await payments.approve(order, by: shop.ben)
            await server.runMaintenance()
            #expect(try await shop.ben.read(order: order)["state"] == "sold")
        }
    }

    @Test("A webhook is believed only with a signature, and then only makes the server ask")
    func webhooks() async throws {
        try await LocalPayments.run(waitsForConfirmation: false) { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let body = """
                {"type":"Transaction.Paid","timestamp":"2026-11-20T10:30:00Z",\
                "data":{"storeId":"store","paymentId":"\(order)","transactionId":"1"}}
                """
            func send(_ signature: String, at second: Int64) async throws -> TestResponse {
                try await TestResponse.asking(
                    "POST",
                    server.address + "/webhooks/portone",
                    Array(body.utf8),
                    headers: [
                        "webhook-id": "w1", "webhook-timestamp": "\(second)", "webhook-signature": signature,
                    ]
                )
            }
            let now = server.clock.now.milliseconds / 1_000
            func sign(_ second: Int64) -> String {
                payments.webhookSecret.signature(
                    id: "w1",
                    timestamp: "\(second)",
                    body: Array(body.utf8)
                )
            }
            #expect(try await send("v1,AAAA", at: now).verdict == "401 webhook.forged")
            #expect(try await send(sign(now - 600), at: now - 600).verdict == "401 webhook.stale")
            // It says that the order is paid, but the provider doesn't.
            #expect(try await send(sign(now), at: now).status == 200)
            #expect(try await shop.ben.read(order: order)["state"] == "held")
        }
    }

    @Test("An operator finds every order, looks again, refunds, and proves that the ledger adds up")
    func operators() async throws {
        try await LocalPayments.run { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let token = try await payments.approve(order, by: shop.ben)
            _ = try await shop.ben.completes(order, token)
            let olga = try await server.signUp("olga")
            for path in ["orders", "ledger/faults"] {
                #expect(
                    try await olga.ask("GET", "/api/v1/operator/\(path)").verdict == "404 order.not-found"
                )
            }
            try await server.appointOperator("olga")
            let all = try await olga.ask("GET", "/api/v1/operator/orders?state=sold")
            #expect(all.items.map { $0["id"] } == [.string(order)])
            let problem = try await olga.ask("GET", "/api/v1/operator/orders?problem=banana")
            #expect(problem.verdict == "400 request.invalid-parameter", "\(problem.verdict)")
            #expect(try await olga.ask("GET", "/api/v1/operator/orders?problem=true").items.isEmpty)
            #expect(try await olga.completes(order).json["state"] == "sold")

            let much = try await olga.ask(
                "POST",
                "/api/v1/orders/\(order)/refunds",
                ["amount": 30_001, "reason": "신고"]
            )
            #expect(much.verdict == "422 order.refund-amount")
            let refund = try await olga.ask(
                "POST",
                "/api/v1/orders/\(order)/refunds",
                ["amount": 30_000, "reason": "신고가 있었어요"]
            )
            #expect(refund.json["state"] == "refunded" && refund.json["hasSeat"] == false)
            #expect(try await olga.ask("GET", "/api/v1/operator/ledger/faults").items.isEmpty)
            let lines = try await olga.ask(
                "GET",
                "/api/v1/operator/ledger/statement?from=2026-11-01T00:00:00Z&until=2026-12-01T00:00:00Z"
            )
            #expect(
                lines.items.map { $0["movement"] }
                    == ["paid", "paid", "sold", "sold", "refunded", "refunded"]
            )
        }
    }

    @Test("An operator who searches for a hundred families finds no order, and no error")
    func families() async throws {
        try await LocalPayments.run { server, _ in
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            let family = "%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"
            try await browser.open("/orders?q=\(String(repeating: family, count: 100))")
            #expect(browser.status == 200, "\(browser.status)")
        }
    }

    @Test("Members hear of new listings although the provider is asked about orders at the same time")
    func lanes() async throws {
        let heard = Mutex<[[String]]>([])
        let look = Mutex<(@Sendable () async throws -> [String])?>(nil)
        let payments = try LocalPayments(waitsForConfirmation: false) { operation in
            guard operation == .get, let told = try? await look.withLock({ $0 })?() else { return }
            heard.withLock { $0.append(told) }
        }
        let folder = try TemporaryFolder()
        try await TestServer.run(settings: try payments.settings(secretsIn: folder)) { server in
            let shop = try await server.selling()
            _ = try await shop.ben.order(of: shop.listing)
            let cho = try await server.signUp("cho")
            try await cho.live(in: "1114055000")
            let search: JSON = ["name": "피아노", "text": "피아노"]
            #expect(try await cho.ask("POST", "/api/v1/me/saved-searches", search).status == 201)
            _ = try await shop.ana.post("재즈 피아노")
            look.withLock { $0 = { try await cho.told() } }
            await server.runMaintenance()
        }
        #expect(heard.withLock { $0.first } == ["saved-search-fits"])
        await payments.close()
    }

    @Test("Without payments there is nothing to buy, and no way to sell")
    func off() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
            #expect(try await ana.sells(listing).verdict == "409 order.off")
            let order = try await ben.ask("POST", "/api/v1/listings/\(listing)/orders")
            #expect(order.verdict == "409 order.off")
            let sale = try await ben.ask("GET", "/api/v1/listings/\(listing)/sale").json
            #expect(sale["open"] == false && sale["amount"] == .null)
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/classes/\(listing)")
            #expect(!browser.links.contains("/listings/\(listing)/buy"))
        }
    }

    @Test("Without scripts Ana opens the sale, and Ben reads the terms, pays, returns and gives the seat up")
    func pages() async throws {
        try await LocalPayments.run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
            let seller = try await PlainBrowser(signingIn: "ana", at: server.address)
            let buyer = try await PlainBrowser(signingIn: "ben", at: server.address)
            let (sale, buy) = ("/listings/\(listing)/sale", "/listings/\(listing)/buy")
            try await buyer.open("/classes/\(listing)")
            #expect(!buyer.links.contains(buy))

            try await seller.open("/classes/\(listing)")
            #expect(seller.links.contains(sale))
            try await seller.open(sale)
            try await seller.submit(
                sale,
                ["name": ["아나 공방"], "contact": ["02-000-0000"], "businessNumber": ["12"]]
            )
            #expect(seller.status == 422 && seller.sees("숫자 10자리"))
            // The form comes back with what was typed.
            try await seller.submit(sale, ["businessNumber": [""]])

            try await buyer.open("/classes/\(listing)")
            #expect(buyer.links.contains(buy))
            try await buyer.open(buy)
            for text in [
                "결제 금액</dt><dd><b>30,000원</b>", "15,000원", "아나 공방", "마당 모임 02-000-0000", "통신판매중개자", "연습용",
            ] {
                #expect(buyer.sees(text), "\(text)")
            }
            try await buyer.submit(buy, [:])
            let page = try #require(buyer.links.first { $0.contains("/pay?") })
            // The first attempt fails, and the seat stays held.
            let failed = try await payments.pay(at: page, by: "declined")
            try await buyer.open(String(failed.dropFirst("https://madang.example".count)))
            #expect(buyer.sees("결제 전") && buyer.sees("결제가 되지 않았어요."))
            #expect(buyer.links.contains("/listings/\(listing)"))
            let paid = try await payments.pay(at: page)
            try await buyer.open(String(paid.dropFirst("https://madang.example".count)))
            #expect(buyer.sees("결제했어요.") && buyer.sees("자리가 확정되었어요"))
            #expect(try await buyer.open("/me/orders").sees("−30,000원"))
            #expect(try await seller.open("/me/orders").sees("+30,000원"))

            try await refunds(ben, seller, buyer)
        }
    }

    /// Ana gives some back, and Ben gives the seat up.
    private func refunds(_ ben: Neighbour, _ seller: PlainBrowser, _ buyer: PlainBrowser) async throws {
        let order = try #require(
            try await ben.ask("GET", "/api/v1/orders").items.first?["id"]?.stringValue
        )
        try await seller.open("/me/orders")
        #expect(seller.links.contains("/orders/\(order)"))
        try await seller.open("/orders/\(order)")
        try await seller.submit(
            "/orders/\(order)/refund",
            ["amount": ["5000"], "reason": ["재료가 줄었어요"]]
        )
        #expect(seller.sees("정말 환불할까요?") && seller.sees("5,000원을 돌려줘요."))
        #expect(try await ben.read(order: order)["refunded"] == 0)
        try await seller.submit("/orders/\(order)/refund")
        #expect(seller.sees("환불을 시작했어요") && seller.sees("재료가 줄었어요"))
        try await buyer.open("/orders/\(order)")
        try await buyer.submit("/orders/\(order)/withdraw")
        #expect(buyer.sees("정말 그만둘까요?") && buyer.sees("되돌릴 수 없어요."))
        try await buyer.submit("/orders/\(order)/withdraw")
        #expect(buyer.sees("자리를 취소했어요") && buyer.sees("환불 완료"))
    }
}
