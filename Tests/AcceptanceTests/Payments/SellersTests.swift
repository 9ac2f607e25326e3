import JSONCoding
import TestSupport
import Testing

@Suite("Sellers", .timeLimit(.minutes(5)))
struct SellersTests {
    private func seller(_ listing: String) -> String { "/api/v1/listings/\(listing)/seller" }

    @Test("Only a member who can buy reads the seller's name and contact, before paying and on the order")
    func readers() async throws {
        try await LocalPayments.run(with: ["shop-deposits": "on"]) { server, _ in
            let shop = try await server.selling()
            let (ana, ben, cho) = (shop.ana, shop.ben, try await server.signUp("cho"))
            let reserved = try await ana.postReservableShop()
            for (listing, kind) in [(shop.listing, "sale"), (reserved, "deposit")] {
                let path = "/api/v1/listings/\(listing)/\(kind)"
                for answer in [try await server.ask("GET", path), try await ben.ask("GET", path)] {
                    #expect(answer.status == 200 && !answer.tell("ana@example.com"), "\(answer)")
                }
                #expect(try await ana.ask("GET", path).tell("ana@example.com"))
                #expect(try await server.ask("GET", seller(listing)).status == 401)
                #expect(try await ben.ask("GET", seller(listing)).json["contact"] == "ana@example.com")
                #expect(try await ana.ask("GET", seller(listing)).json["contact"] == "ana@example.com")
            }
            let page = try await PlainBrowser(signingIn: "ben", at: server.address)
            #expect(try await page.open("/listings/\(shop.listing)/buy").sees("ana@example.com"))
            #expect(try await !page.open("/listings/\(shop.listing)").sees("ana@example.com"))

            let order = try await ben.order(of: shop.listing)
            #expect(try await ben.read(order: order)["seller"]?["contact"] == "ana@example.com")
            #expect(try await cho.ask("GET", "/api/v1/orders/\(order)").status == 404)
            #expect(try await ana.ask("PUT", "/api/v1/blocks/\(try await cho.memberID)").status < 300)
            #expect(try await cho.ask("GET", seller(shop.listing)).verdict == "404 listing.not-found")
            let free = try await ana.post("그냥 수업")
            #expect(try await ben.ask("GET", seller(free)).verdict == "409 order.not-for-sale")
            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(reserved)/deposit").status == 204)
            #expect(try await ben.ask("GET", seller(reserved)).verdict == "409 order.not-for-sale")
        }
    }

    @Test(
        "A member reads the sellers of twenty listings a day, each as often as needed; an order counts, too"
    )
    func limited() async throws {
        try await LocalPayments.run { server, _ in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            var listings: [String] = []
            for number in 0..<21 {
                let listing = try await ana.post("수업 \(number)", Neighbour.dated())
                #expect(try await ana.sells(listing).status == 200)
                listings.append(listing)
            }
            for listing in listings.prefix(20) {
                for _ in 0..<2 { #expect(try await ben.ask("GET", seller(listing)).status == 200) }
            }
            let refused = try await ben.ask("GET", seller(listings[20]))
            #expect(refused.verdict == "429 sale.too-many-sellers-today")
            #expect(refused.header("Retry-After") == "86400")
            let order = try await ben.ask("POST", "/api/v1/listings/\(listings[20])/orders")
            #expect(order.verdict == "429 sale.too-many-sellers-today")
            #expect(try await ben.ask("GET", seller(listings[0])).status == 200)
            #expect(try await ben.ask("POST", "/api/v1/listings/\(listings[0])/orders").status == 200)
            server.clock.pass(.seconds(24 * 3_600))
            let later = try await server.device(of: "ben")
            #expect(try await later.ask("GET", seller(listings[20])).status == 200)
        }
    }

    @Test("Taking money, teaching, sources and trust need a confirmed address, which the refusal leads to")
    func confirmed() async throws {
        try await LocalPayments.run(with: ["shop-deposits": "on"]) { server, _ in
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            let ana = try await server.signUp("ana", confirmed: false)
            let listing = try await ana.post("도자기 하루 수업", Neighbour.dated())
            let shop = try await ana.postShop()
            let calendar = try PublishedCalendar()
            let calls: [(String, String, JSON?)] = [
                ("PUT", "/api/v1/listings/\(listing)/sale", Neighbour.seller),
                ("PUT", "/api/v1/listings/\(shop)/deposit", Neighbour.deposit()),
                ("POST", "/api/v1/me/teacher", nil),
                ("PUT", "/api/v1/me/teacher", ["education": ["음악대학 졸업"]]),
                ("PUT", "/api/v1/me/teaching-hours", Neighbour.teachingHours()),
                ("POST", "/api/v1/sources", calendar.source(["contact": "ana@example.com"])),
            ]
            for (method, path, body) in calls {
                let answer = try await ana.ask(method, path, body)
                #expect(answer.verdict == "403 account.email-unconfirmed", "\(method) \(path) \(answer)")
            }
            let trusted = "/api/v1/trusted-members/\(try await ana.memberID)"
            #expect(try await olga.ask("PUT", trusted).verdict == "409 submission.address-unconfirmed")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/listings/\(listing)/sale")
            let fields = ["name": ["아나"], "contact": ["010-1234-5678"]]
            try await browser.submit("/listings/\(listing)/sale", fields)
            #expect(browser.sees("먼저 이메일을 확인해 주세요"))

            try await server.confirmEmail(of: "ana")
            for (method, path, body) in calls {
                let answer = try await ana.ask(method, path, body)
                #expect((200..<300).contains(answer.status), "\(method) \(path) \(answer)")
            }
            #expect(try await olga.ask("PUT", trusted).status == 204)
        }
    }

    @Test("A first sale and a deposit keep the operator's limits, when opened and when ordered")
    func limits() async throws {
        let limits = ["shop-deposits": "on", "deposit-limit": "900000", "first-sale-limit": "29999"]
        try await LocalPayments.run(with: limits) { server, payments in
            let (olga, ana) = (try await server.signUp("olga"), try await server.signUp("ana"))
            let ben = try await server.signUp("ben")
            try await server.appointOperator("olga")
            let high = try await ana.post("비싼 수업", Neighbour.dated())
            #expect(try await ana.sells(high).verdict == "409 sale.over-first-sale-limit")
            let shop = try await ana.postShop()
            let deposit = "/api/v1/listings/\(shop)/deposit"
            let refused = try await ana.ask("PUT", deposit, Neighbour.deposit())
            #expect(refused.verdict == "409 deposit.over-limit")
            let first = try await ana.ask("PUT", deposit, Neighbour.deposit(["amount": 30_000]))
            #expect(first.verdict == "409 sale.over-first-sale-limit")

            func priced(_ won: Int64) -> JSONObject {
                var dated = Neighbour.dated()
                dated["price"] = ["won": .integer(won), "per": "class"]
                return dated
            }
            let low = try await ana.post("싼 수업", priced(20_000))
            #expect(try await ana.sells(low).status == 200)
            // The price rises after the sale was opened.
            let page = "/api/v1/classes/\(low)"
            #expect(try await ana.ask("PUT", page, Neighbour.offer("싼 수업", priced(40_000))).status == 200)
            let ordered = try await ben.ask("POST", "/api/v1/listings/\(low)/orders")
            #expect(ordered.verdict == "409 sale.over-first-sale-limit")
            _ = try await ana.ask("PUT", page, Neighbour.offer("싼 수업", priced(20_000)))
            let order = try await ben.order(of: low)
            let token = try await payments.approve(order, by: ben)
            #expect(try await ben.completes(order, token).json["state"] == "sold")

            let queue = "/api/v1/operator/orders?new-sellers=true"
            #expect(try await olga.ask("GET", queue).items.map { $0["id"]?.stringValue } == [order])
            let browser = try await PlainBrowser(signingIn: "olga", at: server.address)
            #expect(try await browser.open("/orders?new-sellers=true").sees("싼 수업"))

            server.clock.pass(.seconds(11 * 24 * 3_600))
            let (later, seller) = (try await server.device(of: "olga"), try await server.device(of: "ana"))
            #expect(try await later.ask("GET", queue).items.isEmpty)
            let next = Neighbour.dated(at: "2026-12-20T10:00:00Z")
            #expect(try await seller.sells(try await seller.post("다음 수업", next)).status == 200)
        }
    }
}
