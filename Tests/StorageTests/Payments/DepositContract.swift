import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Deposits")
struct DepositContract {
    private let day = Duration.seconds(24 * 3_600)

    @Test(
        "A deposit is read back with its documents, its times and its reservation",
        arguments: Database.Engine.allCases
    )
    func stored(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let shop = try await fixture.reservable()
        let offer = try await fixture.queries.sale(of: shop.id)?.offer
        #expect(offer?.amount.won == 1_000_000 && offer?.documents.register.day == 1)
        let order = try await fixture.reserve(shop, by: fixture.ben)
        #expect(try await fixture.order(order.id) == order)
        #expect(try await fixture.queries.reservation(of: shop.id) == nil)

        fixture.provider.approve(order.id)
        try await fixture.payments.complete(order.id, by: .payer)
        let paid = try await fixture.order(order.id)
        #expect(paid.soldAt == fixture.now && paid.terms == order.terms)
        #expect(try await fixture.queries.reservation(of: shop.id)?.until == order.terms.deadline)
        let read = try await fixture.shops.find(shop.id, of: fixture.ana)
        #expect(read.contents.status == .reserved)
        #expect(read.statuses.map(\.status) == [.available, .reserved])
        #expect(try await fixture.told(fixture.ana).contains(.depositPaid))
        await #expect(throws: OrderRefusal.alreadyBought) {
            _ = try await fixture.reserve(shop, by: fixture.ben)
        }
        let cho = try await fixture.store.join("cho").account.id
        await #expect(throws: DepositRefusal.notAvailable) { _ = try await fixture.reserve(shop, by: cho) }
    }

    @Test(
        "An offer keeps its own days, cooling period and dates, and so does its order",
        arguments: Database.Engine.allCases
    )
    func terms(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let shop = try await fixture.reservable()
        let offer = try DepositOffer(
            amount: 2_000_000,
            days: 3,
            cooling: 5,
            ticks: SampleShop.documents,
            at: fixture.now
        )
        let seller = try Seller(name: "아나", contact: "010-0000-0000", businessNumber: nil)
        try await fixture.orders.sell(shop.id, by: fixture.ana) { try Sale(of: offer, for: $0, by: seller) }
        #expect(try await fixture.queries.sale(of: shop.id)?.offer == offer)
        let order = try await fixture.reserve(shop, by: fixture.ben)
        let kept = try await fixture.order(order.id).terms
        #expect(kept.deadline == fixture.now + day * 3 && kept.item.deposit?.cooling == 5)
        #expect(kept.item.deposit?.ownerSaw == offer.documents)
    }

    @Test(
        "At the end of a reservation without a contract, the shop is available and the money back",
        arguments: Database.Engine.allCases
    )
    func over(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let (shop, order) = try await paid(fixture)
        fixture.store.clock.pass(day * 7 - .seconds(1))
        try await fixture.orders.endTerms(at: fixture.now)
        #expect(try await fixture.status(of: shop) == .reserved)
        fixture.store.clock.pass(.seconds(1))
        try await fixture.orders.endTerms(at: fixture.now)
        #expect(try await fixture.status(of: shop) == .available)
        try await fixture.reconcile()
        #expect(try await fixture.order(order.id).state == .refunded)
        #expect(fixture.provider[order.id].cancelled == 1_000_000)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "The owner's decisions end the reservation, refund it, or keep the deposit",
        arguments: Database.Engine.allCases,
        [ShopStatus.withdrawn, .available, .contracted]
    )
    func decides(_ engine: Database.Engine, _ decision: ShopStatus) async throws {
        let fixture = try await OrderFixture(engine)
        let (shop, order) = try await paid(fixture)
        fixture.store.clock.pass(day * 3)
        try await fixture.decide(decision, about: shop)
        #expect(try await fixture.queries.reservation(of: shop.id) == nil)
        fixture.store.clock.pass(day * 9)
        try await fixture.orders.endTerms(at: fixture.now)
        try await fixture.reconcile()
        #expect(try await fixture.status(of: shop) == decision)
        let back = decision == .contracted ? 0 : 1_000_000
        #expect(fixture.provider[order.id].cancelled == back)
        #expect(try await fixture.order(order.id).state == (back == 0 ? .sold : .refunded))
        #expect(try await fixture.kept(shop)?.seats.taken == 0)

        // Another deposit can follow, also of the same neighbour, unless this one was kept without a yes.
        try await fixture.decide(.available, about: shop)
        if decision == .contracted {
            await #expect(throws: DepositRefusal.formerKept) {
                _ = try await fixture.reserve(shop, by: fixture.ben)
            }
            let (ben, now) = (fixture.ben, fixture.now)
            try await fixture.orders.update(order.id, by: .payer, at: now) { try $0.agreeToContract(by: ben) }
        }
        #expect(try await fixture.reserve(shop, by: fixture.ben).id != order.id)
    }

    @Test(
        "Closing the listing, deleting it and deleting the owner's account give everything back",
        arguments: Database.Engine.allCases,
        ["close", "delete", "leave"]
    )
    func ends(_ engine: Database.Engine, _ way: String) async throws {
        let fixture = try await OrderFixture(engine)
        let (shop, order) = try await paid(fixture)
        let now = fixture.now
        let listings = SQLListingRepository(
            fixture.store.database,
            identifiers: fixture.store.identifiers
        )
        switch way {
        case "close": try await listings.update(shop.id, of: fixture.ana, at: now) { try $0.close(at: now) }
        case "delete": try await listings.delete(shop.id, of: fixture.ana, at: now)
        default:
            let identifiers = fixture.store.identifiers
            let ana = fixture.ana
            try await fixture.store.database.write(identifiers, at: now) {
                try $0.accounts.delete(of: ana)
            }
        }
        try await fixture.reconcile()
        #expect(try await fixture.order(order.id).state == .refunded)
        #expect(fixture.provider[order.id].cancelled == 1_000_000)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test("Without the operator's switch no deposit is ordered", arguments: Database.Engine.allCases)
    func off(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let shop = try await fixture.reservable()
        let service = PaymentService(
            fixture.provider,
            ladder: .standard,
            intermediary: "마당",
            webhookAddress: ""
        ) { _ in "" }
        await #expect(throws: DepositRefusal.off) {
            _ = try await fixture.payments(through: service).placeOrder(
                in: shop.id,
                by: fixture.ben,
                ticks: SampleShop.documents
            )
        }
    }

    private func paid(_ fixture: OrderFixture) async throws -> (Listing, Order) {
        let shop = try await fixture.reservable()
        let order = try await fixture.reserve(shop, by: fixture.ben)
        fixture.provider.approve(order.id)
        return (shop, try await fixture.payments.complete(order.id, by: .payer))
    }
}
