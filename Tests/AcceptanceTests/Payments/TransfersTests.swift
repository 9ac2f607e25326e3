import Database
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing

@Suite("Paying by bank transfer")
struct TransfersTests {
    private static let account: JSON = ["bank": "kookmin", "number": "123-456-789012", "holder": "벤"]

    private func run(
        _ engine: Database.Engine = .sqlite,
        isOn: Bool = true,
        _ body: (TestServer, LocalPayments) async throws -> Void
    ) async throws {
        try await LocalPayments.run(engine, with: ["bank-transfers": isOn ? "on" : "off"], body)
    }

    @Test(
        "Ben transfers, has the seat once it arrives, gives it up, and gets it back to the account he names",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await run(engine) { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            try await payments.transfer(order, by: shop.ben)
            let waiting = try await shop.ben.completes(order).json
            #expect(waiting["state"] == "held" && waiting["account"]?["bank"] == "shinhan")
            // The hold of a transfer is longer than that of a card.
            server.clock.pass(.seconds(7_000))
            await server.runMaintenance()
            var ben = try await shop.ben.refreshed()
            #expect(try await ben.read(order: order)["state"] == "held")
            #expect(await payments.sandbox.act(.deposit, on: order))
            server.clock.pass(.seconds(3_700))
            await server.runMaintenance()
            ben = try await server.device(of: "ben")
            #expect(try await ben.read(order: order)["state"] == "sold")

            let given = try await ben.ask("POST", "/api/v1/orders/\(order)/withdrawal").json
            #expect(given["needsRefundAccount"] == true && given["refunded"] == 0)
            #expect(try await ben.told().contains("refund-account-needed"))
            let ana = try await server.device(of: "ana")
            #expect(try await !ana.told().contains("refund-account-needed"))

            let path = "/api/v1/orders/\(order)/refund-account"
            #expect(try await ana.ask("PUT", path, Self.account).verdict == "403 order.not-payer")
            let cho = try await server.signUp("cho")
            #expect(try await cho.ask("PUT", path, Self.account).verdict == "404 order.not-found")
            #expect(try await server.ask("PUT", path, Self.account).status == 401)
            let wrong = try await ben.ask("PUT", path, ["bank": "kookmin", "number": "12", "holder": "벤"])
            #expect(wrong.verdict == "422 order.account-number")
            #expect(try await ben.read(order: order)["needsRefundAccount"] == true)

            let back = try await ben.ask("PUT", path, Self.account)
            #expect(back.json["state"] == "refunded" && back.json["refundAccount"] == .null, "\(back)")
            #expect(try await ben.ask("PUT", path, Self.account).verdict == "409 order.no-account-needed")
        }
    }

    @Test("The seller never sees the payer's account, and an operator may name one for the payer")
    func secret() async throws {
        try await run { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            try await payments.transfer(order, by: shop.ben)
            #expect(await payments.sandbox.act(.deposit, on: order))
            #expect(try await shop.ben.completes(order).json["state"] == "sold")
            let refund: JSON = ["amount": 10_000, "reason": "재료를 뺐어요"]
            _ = try await shop.ana.ask("POST", "/api/v1/orders/\(order)/refunds", refund)

            // The provider accepts it and makes it later, so that the account is still known.
            payments.sandbox.add(SandboxFault(.cancel, .later))
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let path = "/api/v1/orders/\(order)/refund-account"
            let uninvited = try await olga.ask("PUT", path, Self.account)
            #expect(uninvited.verdict == "403 order.payer-names-account")
            #expect(try await shop.ana.ask("POST", "\(path)/help").verdict == "403 order.not-payer")
            #expect(try await shop.ben.ask("POST", "\(path)/help").status == 200)
            #expect(try await olga.ask("PUT", path, Self.account).status == 200)
            try await server.expectAudited("order.refund-account", of: order)
            #expect(try await shop.ben.told().contains("refund-account-named"))
            #expect(try await shop.ben.read(order: order)["refundAccount"]?["number"] == "123456789012")
            #expect(try await shop.ana.read(order: order)["refundAccount"] == .null)
            let seller = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await seller.open("/orders/\(order)")
            #expect(seller.status == 200 && !seller.sees("123456789012"))
        }
    }

    @Test("Without the setting only cards are offered")
    func off() async throws {
        try await run(isOn: false) { server, _ in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let checkout = "/api/v1/orders/\(order)/checkout"
            #expect(try await shop.ben.ask("GET", checkout).json["ways"] == ["card"])
            let transfer = try await shop.ben.ask("GET", checkout + "?way=transfer")
            #expect(transfer.verdict == "409 order.no-transfers")
            let unknown = try await shop.ben.ask("GET", checkout + "?way=cash")
            #expect(unknown.verdict == "400 request.invalid-parameter")
        }
    }

    @Test("Ben names the account at the command line")
    func command() async throws {
        try await run { server, payments in
            let ben = try await ScriptedDevice(joining: "ben", at: server.address)
            let ana = try await server.signUp("ana")
            let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
            #expect(try await ana.sells(listing).status == 200)
            let payer = try await server.device(of: "ben")
            let order = try await payer.order(of: listing)
            try await payments.transfer(order, by: payer)
            _ = try await payer.completes(order)
            let shown = try await ben.ask(["order", "show", order])
            #expect(shown.output.contains("Shinhan 100-000-000000"), "\(shown)")
            #expect(await payments.sandbox.act(.deposit, on: order))
            _ = try await payer.completes(order)
            _ = try await payer.ask("POST", "/api/v1/orders/\(order)/withdrawal")

            let command = ["order", "refund-account", order, "--bank", "toss", "--holder", "벤", "--number"]
            let wrong = try await ben.ask(command + ["1", "--json"])
            #expect(wrong.problem["code"] == "order.account-number", "\(wrong)")
            #expect(try await ben.perform(command + ["100012345678"])["state"] == "refunded")
        }
    }

    @Test("Without scripts Ben chooses the transfer, sees where to send it, and names an account in the form")
    func pages() async throws {
        try await run { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            let page = "/orders/\(order)"
            try await browser.open("\(page)/pay")
            #expect(browser.links.contains("\(page)/pay?way=transfer"))
            try await browser.open("\(page)/pay?way=transfer")
            #expect(browser.links.contains { $0.contains("payMethod=VIRTUAL_ACCOUNT") })
            try await payments.transfer(order, by: shop.ben)
            _ = try await shop.ben.completes(order)
            try await browser.open(page)
            #expect(browser.sees("신한은행 100-000-000000") && browser.sees("아래 계좌로 입금해"))
            #expect(!browser.links.contains("\(page)/pay"))
            #expect(await payments.sandbox.act(.deposit, on: order))
            _ = try await shop.ben.completes(order)
            try await browser.open(page)
            // The first asks, the second does it.
            for _ in 1...2 { try await browser.submit("\(page)/withdraw", [:]) }

            let path = "\(page)/refund-account"
            try await browser.submit(path, ["bank": ["toss"], "number": ["1"], "holder": ["벤"]])
            #expect(browser.status == 422 && browser.sees("계좌 번호는 숫자 8~20자리예요."))
            try await browser.submit(path, ["number": ["100012345678"]])
            #expect(browser.sees("환불 완료") && !browser.offers(path))
        }
    }
}
