import Database
import Domain
import Foundation
import JSONCoding
import PaymentSandbox
import TestSupport
import Testing
import Wire

/// Against the real program: only a process can be killed.
@Suite("When a server is killed while a seat is bought", .serialized)
struct KilledPurchasesTests {
    /// A few in every run; `make soak` asks for more.
    static let kills =
        ProcessInfo.processInfo.environment["MADANG_TEST_PURCHASE_KILLS"].flatMap { Int($0) } ?? 20

    @Test(
        "Whatever the provider was asked at that moment, in the end each seat is paid once or not at all",
        .timeLimit(.minutes(kills > 20 ? 60 : 15)),
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func purchases(_ engine: Database.Engine, _ waits: Bool) async throws {
        let shop = try await DoomedShop(engine, waitsForConfirmation: waits)
        var chance = SeededGenerator(seed: waits ? 17 : 71)
        var (round, parties) = (0, [RemoteMember]())
        while shop.kills < Self.kills / 4, round < Self.kills * 3 {
            // A member posts at most 50 listings a day.
            if round.isMultiple(of: 30) {
                parties = []
                for name in ["ana", "ben"] {
                    let address = "192.0.2.\(round / 30 + 1)"
                    let member = try await RemoteMember(
                        joining: "\(name)\(round)",
                        at: shop.server,
                        from: address
                    )
                    try await shop.confirm("\(name)\(round)@example.com")
                    parties.append(member)
                }
            }
            try await purchase(round, of: parties[0], by: parties[1], in: shop, &chance)
            round += 1
        }
        #expect(shop.kills >= Self.kills / 4, "\(shop.kills) kills in \(round) rounds")
        await shop.close()
        try await expectPeace(in: shop)
        await shop.payments.close()
    }

    /// Ana sells a seat and Ben buys it, and one of them may think better of it.
    private func purchase(
        _ round: Int,
        of ana: RemoteMember,
        by ben: RemoteMember,
        in shop: DoomedShop,
        _ chance: inout SeededGenerator
    ) async throws {
        let start = Moment(milliseconds: Int64(Date().timeIntervalSince1970) * 1_000) + .seconds(864_000)
        let post = Neighbour.offer("수업 \(round)", Neighbour.dated(at: start.rfc3339))
        let posted = try await shop.ask(ana, "POST", "/classes", post, key: "post-\(round)")
        let listing = try #require(posted.json["id"]?.stringValue, "\(posted)")
        try await shop.ask(ana, "PUT", "/listings/\(listing)/sale", Neighbour.seller)

        shop.doom.threaten(
            shop.server,
            at: [.register, .get, .confirm, .cancel].randomElement(using: &chance) ?? .get,
            after: Int.random(in: 1...3, using: &chance),
            waits: Bool.random(using: &chance)
        )
        let ordered = try await shop.ask(ben, "POST", "/listings/\(listing)/orders")
        let order = try #require(ordered.json["id"]?.stringValue, "\(ordered)")
        let checkout = try await shop.ask(ben, "GET", "/orders/\(order)/checkout")
        if let page = checkout.json["page"]?.stringValue, Int.random(in: 0..<8, using: &chance) > 0 {
            let token = try await shop.payments.token(paying: page)
            // One in four pays and never returns.
            if Int.random(in: 0..<4, using: &chance) > 0 {
                let body: JSON = ["paymentToken": token.isEmpty ? .null : .string(token)]
                try await shop.ask(ben, "POST", "/orders/\(order)/completion", body)
            }
        }
        let refund: JSON = ["amount": .integer(Int64.random(in: 1...30_000, using: &chance)), "reason": "환불"]
        switch Int.random(in: 0..<5, using: &chance) {
        case 0: try await shop.ask(ben, "POST", "/orders/\(order)/withdrawal")
        case 1: try await shop.ask(ana, "POST", "/orders/\(order)/refunds", refund, key: "refund-\(round)")
        case 2: try await shop.ask(ana, "DELETE", "/listings/\(listing)")
        default: break
        }
        shop.doom.lift()
    }

    /// Two hours later everything is decided, and agrees with the provider.
    private func expectPeace(in shop: DoomedShop) async throws {
        try await TestServer.run(settings: shop.settings, in: shop.folders[0]) { server in
            let now = Int64(Date().timeIntervalSince1970) * 1_000
            server.clock.pass(.milliseconds(now - server.clock.now.milliseconds) + .seconds(7_200))
            for _ in 0..<2 {
                await server.runMaintenance()
                server.clock.pass(.seconds(3_700))
            }
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await olga.provesLedger()
            var (cursor, seats, count): (String?, [String: Int], Int) = (nil, [:], 0)
            repeat {
                let after = cursor.map { "&cursor=\($0)" } ?? ""
                let part = try await olga.ask("GET", "/api/v1/operator/orders?limit=100\(after)")
                for order in part.items {
                    shop.payments.expectAgreement(of: order)
                    // A repeated request for a refund is one.
                    let asked = order["refunds"]?.arrayValue?.count { $0["cause"] == "payee" } ?? 0
                    #expect(asked <= 1, "\(order)")
                    let seat = order["hasSeat"] == true ? 1 : 0
                    seats[order["listing"]?.stringValue ?? "", default: 0] += seat
                }
                count += part.items.count
                cursor = part.json["next"]?.stringValue
            } while cursor != nil
            #expect(count >= shop.kills)
            for (listing, sold) in seats {
                let post = try await olga.read(class: listing)
                guard post.status == 200 else { continue }
                #expect(post.json["taken"]?.intValue == sold, "\(post)")
            }
        }
    }
}
