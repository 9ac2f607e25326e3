import Database
import Domain
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing
import Wire

@Suite("Deposits that reserve shops")
struct DepositsTests {
    private func run(
        _ engine: Database.Engine = .sqlite,
        isOn: Bool = true,
        _ body: (TestServer, LocalPayments) async throws -> Void
    ) async throws {
        try await LocalPayments.run(engine, with: ["shop-deposits": isOn ? "on" : "off"], body)
    }

    private func status(_ shop: String, by reader: Neighbour) async throws -> JSON? {
        try await reader.ask("GET", "/api/v1/shops/\(shop)").json["contents"]?["status"]
    }

    /// Ben reserves the shop; the order.
    private func reserved(
        _ shop: String,
        by payer: Neighbour,
        _ payments: LocalPayments
    ) async throws -> String {
        let order = try await payer.reserves(shop).id
        let token = try await payments.approve(order, by: payer)
        #expect(try await payer.completes(order, token).json["state"] == "sold")
        return order
    }

    @Test(
        "Ben sees the documents and the terms, pays, and the shop is reserved for him until a day",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await run(engine) { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let cho = try await server.signUp("cho")
            let shop = try await ana.postReservableShop()
            let path = "/api/v1/listings/\(shop)/deposit"
            let seen = try await ben.ask("GET", path).json
            #expect(seen["open"] == true && seen["offer"]?["amount"] == 1_000_000)
            #expect(seen["offer"]?["registerIssuedOn"] == "2026-11-10" && seen["most"] == 10_000_000)
            #expect(seen["refunds"]?.arrayValue?.map { $0["amount"] } == [1_000_000, 0, 1_000_000])

            #expect(try await ana.reserves(shop).verdict == "409 order.own-listing")
            let order = try await reserved(shop, by: ben, payments)
            #expect(try await status(shop, by: cho) == "reserved")
            #expect(try await cho.reserves(shop).verdict == "409 deposit.not-available")
            #expect(try await ben.reserves(shop).verdict == "409 order.already-bought")
            let taken = try await server.ask("GET", path).json
            #expect(taken["open"] == false && taken["reservedUntil"] != .null)

            let mine = try await ben.read(order: order)
            #expect(mine["deposit"]?["reservedUntil"] == taken["reservedUntil"])
            #expect(mine["deposit"]?["payerSaw"]?["buildingIssuedOn"] == "2026-11-11")
            #expect(try await ana.read(order: order)["role"] == "payee")
            #expect(try await cho.ask("GET", "/api/v1/orders/\(order)").verdict == "404 order.not-found")
            #expect(try await ana.told().contains("deposit-paid"))
        }
    }

    @Test("Strangers, the blocked and the signed-out reserve nothing, and none offers another's shop")
    func outsiders() async throws {
        try await run { server, _ in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postReservableShop()
            let path = "/api/v1/listings/\(shop)/deposit"
            #expect(try await server.ask("POST", "\(path)/orders", .object(Neighbour.ticks)).status == 401)
            #expect(try await ben.ask("PUT", path, Neighbour.deposit()).verdict == "403 listing.not-author")
            #expect(try await ben.ask("DELETE", path).verdict == "403 listing.not-author")
            try await ana.block(ben)
            #expect(try await ben.reserves(shop).verdict == "404 listing.not-found")
            #expect(try await ben.ask("GET", path).verdict == "404 listing.not-found")
        }
    }

    @Test(
        "A field that breaks a rule is refused by name, and an order without both ticks by both names",
        arguments: [
            (["amount": 0], "deposit.amount"), (["amount": 10_000_001], "deposit.amount"),
            (["days": 31], "deposit.days"), (["coolingHours": 0], "deposit.cooling"),
            (["registerSeen": false], "deposit.register-unseen"),
            (["buildingIssuedOn": "어제"], "deposit.building-date"),
            (["name": " "], "sale.seller-name-missing"),
        ] as [(JSONObject, String)]
    )
    func refusals(_ changes: JSONObject, _ code: String) async throws {
        try await run { server, _ in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let path = "/api/v1/listings/\(shop)/deposit"
            #expect(try await ana.ask("PUT", path, Neighbour.deposit(changes)).verdict == "422 \(code)")
            #expect(try await ben.ask("GET", path).json["offer"] == .null)
            #expect(try await ben.reserves(shop).verdict == "409 order.not-for-sale")
            #expect(try await ana.ask("PUT", path, Neighbour.deposit()).status == 200)
            let blind = try await ben.reserves(shop, [:])
            let codes = (blind.json["errors"]?.arrayValue ?? []).map { $0["code"] }
            #expect(codes == ["deposit.register-unseen", "deposit.building-unseen"])
            // Nor by the way to a seat, which asks for no documents.
            #expect(try await ben.ask("POST", "/api/v1/listings/\(shop)/orders").status == 422)
            #expect(try await ben.ask("GET", path).json["open"] == true)
        }
    }

    @Test("Within the cooling period all comes back, and after it the owner decides, with a reason")
    func refunds() async throws {
        try await run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postReservableShop()
            let first = try await reserved(shop, by: ben, payments)
            server.clock.pass(.seconds(23 * 3_600))
            var (owner, payer) = (try await ana.refreshed(), try await ben.refreshed())
            let back = try await payer.ask("POST", "/api/v1/orders/\(first)/withdrawal").json
            #expect(back["state"] == "refunded" && back["refunded"] == 1_000_000)
            #expect(try await status(shop, by: payer) == "available")

            let second = try await reserved(shop, by: payer, payments)
            server.clock.pass(.seconds(25 * 3_600))
            (owner, payer) = (try await server.device(of: "ana"), try await payer.refreshed())
            let kept = try await payer.ask("POST", "/api/v1/orders/\(second)/withdrawal").json
            #expect(kept["state"] == "sold" && kept["refunded"] == 0)
            let path = "/api/v1/orders/\(second)/refunds"
            var refund: JSONObject = ["amount": 400_000, "reason": "사정을 들었어요"]
            let mute = try await owner.ask("POST", path, .object(refund))
            #expect(mute.verdict == "422 deposit.reason-missing")
            refund["because"] = "terms"
            #expect(try await owner.ask("POST", path, .object(refund)).json["refunded"] == 400_000)
            let talk = try await payer.ask("GET", "/api/v1/conversations").items.first?["id"]?.stringValue
            let lines = try await payer.ask("GET", "/api/v1/conversations/\(talk ?? "")/messages").items
                .compactMap { $0["line"]?["event"]?.stringValue }
            #expect(
                Set(["deposit-paid", "deposit-released", "deposit-terms", "order-refunded"])
                    .isSubset(of: lines),
                "\(lines)"
            )
        }
    }

    @Test("At the end of the reservation maintenance frees the shop, and the money is given back")
    func over() async throws {
        try await run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postReservableShop()
            let order = try await reserved(shop, by: ben, payments)
            server.clock.pass(.seconds(7 * 86_400))
            await server.runMaintenance()
            let payer = try await ben.refreshed()
            #expect(try await status(shop, by: payer) == "available")
            #expect(try await payer.read(order: order)["state"] == "refunded")
        }
    }

    @Test("With the contract the deposit stays; an owner who withdraws the shop gives it back")
    func decisions() async throws {
        try await run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postReservableShop()
            func edit(_ status: String) async throws -> Int {
                let body = Neighbour.shop(["status": .string(status)])
                return try await ana.ask("PUT", "/api/v1/shops/\(shop)", body).status
            }
            let first = try await reserved(shop, by: ben, payments)
            #expect(try await edit("contracted") == 200)
            let asked = try await ben.read(order: first)
            #expect(asked["deposit"]?["fulfilledAt"] == .null && asked["share"] == 1_000_000)
            #expect(asked["actions"] == ["withdrawal", "contract"])
            #expect(try await status(shop, by: ben) == "reserved")
            #expect(try await ben.told().contains("deposit-contract-asked"))
            let contract = "/api/v1/orders/\(first)/contract"
            #expect(try await ana.ask("POST", contract).verdict == "403 order.not-payer")
            #expect(try await ben.ask("POST", contract).status == 200)
            let kept = try await ben.read(order: first)
            #expect(kept["state"] == "sold" && kept["deposit"]?["fulfilledAt"] != .null)
            #expect(try await status(shop, by: ben) == "contracted")
            #expect(try await edit("available") == 200)
            let second = try await reserved(shop, by: ben, payments)
            #expect(try await edit("withdrawn") == 200)
            await server.runMaintenance()
            #expect(try await ben.read(order: second)["state"] == "refunded")
            #expect(try await ben.read(order: first)["refunded"] == 0)
        }
    }

    @Test("A deposit that its owner keeps alone lets the shop take no other before it is given back")
    func former() async throws {
        try await run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postReservableShop()
            let order = try await reserved(shop, by: ben, payments)
            server.clock.pass(.seconds(25 * 3_600))
            let owner = try await server.device(of: "ana")
            for status in ["contracted", "available"] {
                let body = Neighbour.shop(["status": .string(status)])
                #expect(try await owner.ask("PUT", "/api/v1/shops/\(shop)", body).status == 200)
            }
            let cho = try await server.signUp("cho")
            #expect(try await cho.reserves(shop).verdict == "409 deposit.former-kept")
            #expect(try await cho.ask("GET", "/api/v1/listings/\(shop)/deposit").json["open"] == false)
            let refund: JSON = ["amount": 1_000_000, "reason": "계약하지 않았어요", "because": "terms"]
            #expect(try await owner.ask("POST", "/api/v1/orders/\(order)/refunds", refund).status == 200)
            #expect(try await cho.reserves(shop).status == 200)
        }
    }

    @Test("An offer is answered as it was made, and can't be paid once it ends or the listing is closed")
    func offer() async throws {
        try await run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let path = "/api/v1/listings/\(shop)/deposit"
            let own = Neighbour.deposit(["days": 3, "coolingHours": 5])
            let made = try await ana.ask("PUT", path, own).json
            #expect(made["offer"]?["days"] == 3 && made["offer"]?["coolingHours"] == 5)
            #expect(made["test"] == true && made["open"] == true)
            let order = try await ben.reserves(shop).json
            #expect(order["role"] == "payer" && order["deposit"]?["coolingHours"] == 5)
            let until = (server.clock.now + .seconds(3 * 86_400)).rfc3339
            #expect(order["deposit"]?["reservedUntil"]?.stringValue == until)
            #expect(try await ben.reserves(shop).json["id"] == order["id"])

            #expect(try await ana.ask("DELETE", path).status == 204)
            let ended = try await ben.ask("GET", path).json
            #expect(ended["offer"] == .null && ended["open"] == false)
            let cho = try await server.signUp("cho")
            #expect(try await cho.reserves(shop).verdict == "409 order.not-for-sale")
            #expect(try await ben.read(order: order["id"]?.stringValue ?? "")["state"] == "held")

            let other = try await ana.postReservableShop()
            #expect(try await ana.ask("POST", "/api/v1/listings/\(other)/close").status == 200)
            #expect(try await ben.ask("GET", "/api/v1/listings/\(other)/deposit").json["open"] == false)
            #expect(try await ben.reserves(other).status == 409)
        }
    }

    @Test("Deposits are off until the operator switches them on, besides payments")
    func off() async throws {
        try await run(isOn: false) { server, _ in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let path = "/api/v1/listings/\(shop)/deposit"
            #expect(try await ana.ask("PUT", path, Neighbour.deposit()).verdict == "409 deposit.off")
            #expect(try await ana.ask("GET", path).json["intermediary"] == .null)
            #expect(try await ben.reserves(shop).verdict == "409 order.not-for-sale")
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/shops/\(shop)")
            #expect(!browser.links.contains("/listings/\(shop)/deposit"))
        }
    }

    @Test("Without scripts Ana takes deposits, Ben ticks and pays, and others read until when it is reserved")
    func pages() async throws {
        try await run { server, payments in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            let owner = try await PlainBrowser(signingIn: "ana", at: server.address)
            let payer = try await PlainBrowser(signingIn: "ben", at: server.address)
            let (offer, pay) = ("/listings/\(shop)/deposit", "/listings/\(shop)/deposit/pay")
            try await owner.open("/shops/\(shop)")
            #expect(owner.links.contains(offer))
            try await owner.open(offer)
            #expect(owner.sees("민법 제565조") && owner.sees("공인중개사법 제9조"))
            try await owner.submit(offer, ["amount": ["100만원"], "name": ["아나"], "contact": ["010"]])
            #expect(owner.status == 422 && owner.sees("등기부등본을 확인했다고 표시해 주세요."))
            let ticks = [
                "registerSeen": ["true"], "registerIssuedOn": ["2026-11-10"], "buildingSeen": ["true"],
                "buildingIssuedOn": ["2026-11-11"],
            ]
            try await owner.submit(offer, ticks)

            try await payer.open("/shops/\(shop)")
            #expect(payer.links.contains(pay))
            try await payer.open(pay)
            for text in [
                "결제 금액</dt><dd><b>1,000,000원</b>", "등기부등본 · 2026년 11월 10일 발급", "환불 기준", "환불 없음", "민법 제565조",
                "마당 모임 02-000-0000", "연습용",
            ] {
                #expect(payer.sees(text), "\(text)")
            }
            try await payer.submit(pay, [:])
            #expect(payer.status == 422 && payer.sees("건축물대장을 확인했다고 표시해 주세요."))
            try await payer.submit(pay, ticks)
            let page = try #require(payer.links.first { $0.contains("/pay?") })
            let paid = try await payments.pay(at: page)
            try await payer.open(String(paid.dropFirst("https://madang.example".count)))
            #expect(payer.sees("결제 완료") && payer.sees("상가가 예약되었어요"))

            try await readsReservation(of: shop, payer, pay, server)
            try await ends(ben, owner, payer)
        }
    }

    private func readsReservation(
        of shop: String,
        _ payer: PlainBrowser,
        _ pay: String,
        _ server: TestServer
    ) async throws {
        try await payer.open("/shops/\(shop)")
        #expect(payer.sees("내가 계약금을 걸었어요.") && payer.links.contains { $0.hasPrefix("/orders/") })
        let stranger = PlainBrowser(at: server.address)
        try await stranger.open("/shops/\(shop)")
        #expect(stranger.sees("예약됨 ·") && !stranger.links.contains(pay))
        #expect(!stranger.sees("내가 계약금을") && !stranger.links.contains { $0.hasPrefix("/orders/") })
    }

    /// Ana gives some back with a reason, and Ben cancels.
    private func ends(_ ben: Neighbour, _ owner: PlainBrowser, _ payer: PlainBrowser) async throws {
        let order = try #require(
            try await ben.ask("GET", "/api/v1/orders").items.first?["id"]?.stringValue
        )
        try await payer.open("/me/orders")
        #expect(payer.sees("계약금 ·") && payer.links.contains("/orders/\(order)"))
        try await owner.open("/orders/\(order)")
        #expect(owner.sees("계약을 마쳤으면"))
        try await owner.submit(
            "/orders/\(order)/refund",
            ["amount": ["300000"], "reason": ["확인해 보니 달라요"], "because": ["documents"]]
        )
        try await owner.submit("/orders/\(order)/refund")
        #expect(owner.sees("확인해 보니 달라요"))
        try await payer.open("/orders/\(order)")
        #expect(payer.sees("예약 취소하고 70만원 돌려받기") || payer.sees("예약 취소하고"))
        #expect(payer.sees("기간이 끝나면") && payer.sees("700,000원") && !payer.sees("<b>1,000,000원"))
        try await payer.submit("/orders/\(order)/withdraw")
        try await payer.submit("/orders/\(order)/withdraw")
        #expect(payer.sees("상가 예약을 취소했어요.") && payer.sees("환불 완료"))
    }
}
