import Database
import Domain
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing
import Wire

@Suite("Permitted changes after a payment")
struct MoneyRulesTests {
    @Test(
        "A student who moves a lesson alone gets no more back by cancelling, and moves it three times",
        arguments: Database.Engine.allCases
    )
    func moves(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let lesson = try await ana.postBookableLesson()
            #expect(try await ana.sells(lesson).status == 200)
            let booked = try await ben.book(lesson, at: "2026-11-23T01:00:00Z")
            let deal = booked.json["id"]?.stringValue ?? ""
            let order = try await ben.orderLesson(deal)
            try await payments.sell(order, to: ben)
            let share = try await ben.read(order: order)["share"]
            for day in ["26", "27", "28"] {
                #expect(try await ben.rebook(deal, to: "2026-11-\(day)T01:00:00Z").status == 200)
            }
            let often = try await ben.rebook(deal, to: "2026-12-01T01:00:00Z")
            #expect(often.verdict == "409 slot.rebooked-often")
            #expect(try await ben.read(order: order)["share"] == share)
            #expect(try await ben.perform("cancel", deal, because: "바빠졌어요").status == 200)
            await server.runMaintenance()
            #expect(try await ben.read(order: order)["refunded"] == share)
        }
    }

    @Test("While payments are off, neither a class with paid seats nor its author's account can be deleted")
    func switchedOff() async throws {
        let (payments, folder) = (try LocalPayments(), try TemporaryFolder())
        let settings = try payments.settings(secretsIn: folder)
        let listing = try await TestServer.run(settings: settings, in: folder) { server in
            let shop = try await server.selling(seats: 2)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/classes/\(shop.listing)/edit")
            #expect(!browser.sees("결제한 이웃이"))
            try await payments.sell(shop.ben.order(of: shop.listing), to: shop.ben)
            try await browser.open("/classes/\(shop.listing)/edit")
            #expect(browser.sees("결제한 이웃이 1명 있어요.") && browser.sees("30,000원까지"))
            return shop.listing
        }
        try await TestServer.run(in: folder) { server in
            server.clock.pass(.seconds(60))
            let ana = try await server.device(of: "ana")
            let path = "/api/v1/listings/\(listing)"
            let plan = try await ana.ask("GET", "\(path)/deletion").json
            #expect(plan["isAllowed"] == false && plan["canRefund"] == false)
            #expect(try await ana.ask("DELETE", path).verdict == "409 order.refunds-off")
            #expect(try await ana.ask("DELETE", "/api/v1/me").verdict == "409 order.refunds-off")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/listings/\(listing)/delete")
            #expect(browser.sees("지금은 결제가 꺼져 있어"))
            #expect(try await server.device(of: "ben").ask("DELETE", "/api/v1/me").status == 204)
        }
        try await TestServer.run(settings: settings, in: folder) { server in
            server.clock.pass(.seconds(120))
            let ana = try await server.device(of: "ana")
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(listing)").status == 204)
        }
        await payments.close()
    }

    @Test(
        "An edit of a paid class tells payers what changed, and offers everything back until the new start",
        arguments: Database.Engine.allCases
    )
    func edits(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let shop = try await server.selling(seats: 2)
            let order = try await shop.ben.order(of: shop.listing)
            try await payments.sell(order, to: shop.ben)
            server.clock.pass(.seconds(9 * 86_400 + 43_200))
            let (ana, ben) = (try await server.device(of: "ana"), try await server.device(of: "ben"))
            #expect(try await ben.read(order: order)["share"] == 0)
            let body = Neighbour.offer(
                "도자기 반년 수업",
                Neighbour.dated(seats: 2, at: "2027-05-01T10:00:00Z")
            )
            let edited = try await ana.ask("PUT", "/api/v1/classes/\(shop.listing)", body)
            #expect(edited.status == 200, "\(edited)")

            let changed = try await ben.read(order: order)
            #expect(changed["share"] == 30_000 && changed["hasOffer"] == true)
            let start = try #require(Moment(rfc3339: "2027-05-01T10:00:00Z")).rfc3339
            #expect(changed["offerUntil"]?.stringValue == start)
            let changes = changed["changes"]?.arrayValue ?? []
            #expect(changes.map { $0["part"] } == ["title", "dates"])
            #expect(changes.last?["to"]?.stringValue == "\(start)/120")
            #expect(try await ben.told().contains("order-sold-changed"))

            let page = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await page.open("/orders/\(order)")
            #expect(page.sees("바뀐 내용") && page.sees("도자기 하루 수업") && page.sees("도자기 반년 수업"))
            try await page.submit("/orders/\(order)/withdraw")
            try await page.submit("/orders/\(order)/withdraw")
            #expect(try await ben.read(order: order)["refunded"] == 30_000)
        }
    }

    @Test(
        "An operator who hides a listing decides about the money, and nothing is sold of it any more",
        arguments: Database.Engine.allCases
    )
    func measures(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let shop = try await server.selling(seats: 3)
            let order = try await shop.ben.order(of: shop.listing)
            try await payments.sell(order, to: shop.ben)
            let cho = try await server.signUp("cho")
            let held = try await cho.order(of: shop.listing)
            let subject: JSON = ["kind": "listing", "id": .string(shop.listing)]
            let filed = try await cho.ask("POST", "/api/v1/reports", ["subject": subject, "reason": "fraud"])
            let report = filed.json["id"]?.stringValue ?? ""
            _ = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let olga = try await PlainBrowser(signingIn: "olga", at: server.address)
            try await olga.open("/reports/\(report)")
            #expect(olga.sees("결제된 주문이 1건") && olga.sees("30,000원"))
            try await olga.submit("/reports/\(report)/uphold", ["hide": ["true"]])
            #expect(olga.status == 422 && olga.sees("돈을 어떻게 할지"))
            #expect(try await cho.read(order: held)["state"] == "held")
            try await olga.submit("/reports/\(report)/uphold", ["hide": ["true"], "money": ["give-back"]])
            #expect(olga.status == 200)
            await server.runMaintenance()
            #expect(try await shop.ben.read(order: order)["refunded"] == 30_000)
            #expect(try await cho.read(order: held)["state"] == "cancelled")
            let late = try await cho.ask("POST", "/api/v1/listings/\(shop.listing)/orders")
            #expect(late.status == 409, "\(late)")
        }
    }

    @Test(
        "A payer reports the order, and nothing of it moves before an operator has decided",
        arguments: Database.Engine.allCases
    )
    func disputes(_ engine: Database.Engine) async throws {
        try await LocalPayments.run(engine) { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            try await payments.sell(order, to: shop.ben)
            let page = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await page.open("/orders/\(order)")
            #expect(page.html.contains("subject.kind=order"))
            let subject: JSON = ["kind": "order", "id": .string(order)]
            let body: JSON = ["subject": subject, "reason": "fraud", "note": "수업이 없었어요"]
            let cho = try await server.signUp("cho")
            #expect(try await cho.ask("POST", "/api/v1/reports", body).verdict == "404 report.not-found")
            let report = try await shop.ben.ask("POST", "/api/v1/reports", body).id
            let refund: JSON = ["amount": 1_000, "reason": "재료"]
            let refunds = "/api/v1/orders/\(order)/refunds"
            #expect(try await shop.ana.ask("POST", refunds, refund).verdict == "409 order.frozen")
            let withdrawal = "/api/v1/orders/\(order)/withdrawal"
            #expect(try await shop.ben.ask("POST", withdrawal).verdict == "409 order.frozen")
            let deletion = try await shop.ana.ask("DELETE", "/api/v1/listings/\(shop.listing)")
            #expect(deletion.verdict == "409 order.frozen")
            try await page.open("/orders/\(order)")
            #expect(page.sees("운영자가 살펴보는 주문이에요") && !page.offers("/orders/\(order)/withdraw"))

            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let uphold = "/api/v1/reports/\(report)/uphold"
            #expect(try await olga.ask("POST", uphold, [:]).verdict == "422 report.nothing-to-do")
            #expect(try await olga.ask("POST", uphold, ["money": "give-back"]).status == 200)
            await server.runMaintenance()
            #expect(try await shop.ben.read(order: order)["state"] == "refunded")
        }
    }

    @Test("Giving money back, naming an account and settling need a fresh sign-in, in the browser, too")
    func fresh() async throws {
        try await LocalPayments.run { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            try await payments.sell(order, to: shop.ben)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            server.clock.pass(.seconds(600))
            let refund: JSON = ["amount": 1_000, "reason": "재료"]
            let refused = try await shop.ana.ask("POST", "/api/v1/orders/\(order)/refunds", refund)
            #expect(refused.verdict == "403 session.fresh-sign-in-needed")
            let account: JSON = ["bank": "toss", "number": "100012345678", "holder": "벤"]
            let named = try await shop.ben.ask("PUT", "/api/v1/orders/\(order)/refund-account", account)
            #expect(named.verdict == "403 session.fresh-sign-in-needed")
            try await browser.open("/orders/\(order)")
            try await browser.submit("/orders/\(order)/refund", ["amount": ["1천원"], "reason": ["재료"]])
            #expect(browser.sees("1,000원을 돌려줘요."))
            try await browser.submit("/orders/\(order)/refund")
            #expect(try await shop.ben.read(order: order)["refunded"] == 0)
            #expect(browser.html.contains("type=\"password\""), "\(browser.html)")
        }
    }

    @Test("A seller sees an unpaid hold and ends it; strangers and the payer don't")
    func holds() async throws {
        try await LocalPayments.run { server, payments in
            let shop = try await server.selling()
            let order = try await shop.ben.order(of: shop.listing)
            let hold = "/api/v1/orders/\(order)/hold"
            #expect(try await server.ask("DELETE", hold).status == 401)
            let cho = try await server.signUp("cho")
            #expect(try await cho.ask("DELETE", hold).verdict == "404 order.not-found")
            #expect(try await shop.ben.ask("DELETE", hold).verdict == "403 order.not-payee")
            let page = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await page.open("/orders/\(order)")
            try await page.submit("/orders/\(order)/hold/end")
            #expect(try await shop.ben.read(order: order)["state"] == "cancelled")
            #expect(try await shop.ben.told().contains("order-hold-ended"))
            #expect(try await cho.order(of: shop.listing) != order)
        }
    }
}
