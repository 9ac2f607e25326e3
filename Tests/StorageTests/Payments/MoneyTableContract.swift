import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// Each cell of the table that a class or a deposit can reach, made by the real acts.
@Suite("The table of what may change after money came in, cell by cell")
struct MoneyTableContract {
    /// An act through the repositories, with its place in the table.
    private struct Act: Sendable {
        let change: MoneyRule.Change
        let actor: MoneyRule.Actor
        let make: @Sendable (OrderFixture, Listing, Order) async throws -> Void
    }

    private static let acts: [Act] = [
        Act(change: .withdrawal, actor: .payer) { fixture, _, order in
            let ben = fixture.ben
            try await fixture.orders.update(order.id, by: .payer, at: fixture.now) {
                try $0.withdraw(by: ben)
            }
        },
        Act(change: .refund, actor: .payee) { fixture, _, order in
            let ana = fixture.ana
            try await fixture.orders.update(order.id, by: .payee, at: fixture.now) {
                try $0.refund(Money(won: 1_000)!, RefundReason("재료"), because: .terms, by: ana)
            }
        },
        Act(change: .refund, actor: .operator) { fixture, _, order in
            try await fixture.orders.update(order.id, by: .operator, at: fixture.now) {
                try $0.refund(Money(won: 1_000)!, RefundReason("재료"), by: nil)
            }
        },
        Act(change: .holdEnd, actor: .payee) { fixture, _, order in
            let ana = fixture.ana
            try await fixture.orders.update(order.id, by: .payee, at: fixture.now) { try $0.endHold(by: ana) }
        },
        Act(change: .holdEnd, actor: .clock) { fixture, _, _ in
            fixture.store.clock.pass(Order.holdTime)
            try await fixture.orders.endHolds(at: fixture.now)
        },
        Act(change: .deletion, actor: .payee) { fixture, listing, _ in
            try await fixture.listings.delete(listing.id, of: fixture.ana, at: fixture.now)
        },
        Act(change: .deletion, actor: .payer) { fixture, _, _ in
            try await fixture.deletesAccount(of: fixture.ben)
        },
        Act(change: .measure, actor: .operator) { fixture, listing, _ in
            let cho = try await fixture.store.join("cho").account.id
            try await fixture.decides(fixture.files(listing.subject, by: cho), hiding: true, money: .leave)
        },
        Act(change: .contract, actor: .payer) { fixture, _, order in
            let ben = fixture.ben
            try await fixture.orders.update(order.id, by: .payer, at: fixture.now) {
                try $0.agreeToContract(by: ben)
            }
        },
    ]

    private static let ofClasses: [Act] = [
        Act(change: .edit, actor: .payee) { fixture, listing, _ in
            let later = fixture.now + OrderFixture.day * 100
            try await fixture.edits(listing, OrderFixture.contents("빵", from: later, dates: 3))
        }
    ]

    private static let ofShops: [Act] = [
        Act(change: .contract, actor: .payee) { fixture, listing, _ in
            try await fixture.decide(.contracted, about: listing)
        },
        Act(change: .release, actor: .payee) { fixture, listing, _ in
            try await fixture.decide(.withdrawn, about: listing)
        },
    ]

    @Test("A class", arguments: Database.Engine.allCases, MoneyStage.allCases)
    func classes(_ engine: Database.Engine, _ stage: MoneyStage) async throws {
        for act in Self.acts + Self.ofClasses where act.change != .contract {
            let fixture = try await OrderFixture(engine)
            let course = try await fixture.teachesClass(dates: 2)
            guard let order = try await reach(stage, course, fixture) else { return }
            try await judge(act, at: stage, course, order, fixture)
        }
    }

    @Test("The deposit of a shop", arguments: Database.Engine.allCases, MoneyStage.allCases)
    func deposits(_ engine: Database.Engine, _ stage: MoneyStage) async throws {
        for act in Self.acts + Self.ofShops {
            let fixture = try await OrderFixture(engine)
            let shop = try await fixture.reservable()
            guard let order = try await reach(stage, shop, fixture) else { return }
            // A contract about which the payer wasn't asked is refused before the table is.
            guard act.change != .contract || act.actor != .payer || stage == .given else { continue }
            try await judge(act, at: stage, shop, order, fixture)
        }
    }

    /// An order of Ben's in that stage; nil if the item has none.
    private func reach(
        _ stage: MoneyStage,
        _ listing: Listing,
        _ fixture: OrderFixture
    ) async throws -> Order? {
        let isShop = listing.kind == .shop
        let held =
            isShop
            ? try await fixture.reserve(listing, by: fixture.ben)
            : try await fixture.payments.placeOrder(in: listing.id, by: fixture.ben)
        if stage == .unpaid { return held }
        fixture.provider.approve(held.id)
        try await fixture.payments.complete(held.id, by: .payer)
        switch (stage, isShop) {
        case (.unpaid, _), (.charging, _), (.begun, true), (.free, false): return nil
        case (.free, true), (.ahead, false): break
        case (.ahead, true): fixture.store.clock.pass(OrderFixture.day * 3)
        case (.begun, false): fixture.store.clock.pass(OrderFixture.day * 11)
        case (.given, false): fixture.store.clock.pass(OrderFixture.day * 18)
        case (.given, true):
            fixture.store.clock.pass(OrderFixture.day * 3)
            try await fixture.decide(.contracted, about: listing)
        case (.frozen, _): _ = try await fixture.reportsOrder(held.id)
        case (.ended, _): _ = try await fixture.payments.withdraw(held.id, by: fixture.ben)
        }
        let order = try await fixture.order(held.id)
        #expect(order.stage(at: fixture.now) == stage)
        return order
    }

    private func judge(
        _ act: Act,
        at stage: MoneyStage,
        _ listing: Listing,
        _ before: Order,
        _ fixture: OrderFixture
    ) async throws {
        let cell = "\(act.change) by \(act.actor) when \(stage)"
        let (answer, now) = (before.rule(for: act.change, by: act.actor, at: fixture.now).answer, fixture.now)
        var refusal: OrderRefusal?
        do { try await act.make(fixture, listing, before) } catch let error as OrderRefusal {
            refusal = error
        }
        let after = try await fixture.order(before.id)
        let given = after.refundedOrAsked - before.refundedOrAsked
        switch answer {
        case .refused(let expected):
            #expect(refusal == expected || refusal == .ended || refusal == .noContract, "\(cell)")
            #expect(after == before, "\(cell)")
        case .unconcerned:
            #expect(given == 0 && after.state == before.state && after.offer == before.offer, "\(cell)")
            #expect(after.fulfilledAt == before.fulfilledAt && after.freezes == before.freezes, "\(cell)")
        case .ends: #expect(!after.hasSeat && after.state != .held && given == 0, "\(cell)")
        case .asks: #expect(after.contractAskedAt == now && after.hasSeat, "\(cell)")
        case .offers: #expect(after.offer?.madeAt == now && after.hasSeat, "\(cell)")
        case .gives(.all): #expect(given == before.refundable, "\(cell)")
        case .gives(.ahead): #expect(given == before.ahead(at: now).won, "\(cell)")
        case .gives(.terms): #expect(given == before.share(at: now).won, "\(cell)")
        case .gives(.chosen): #expect(given == (before.refundable > 0 ? 1_000 : 0), "\(cell)")
        case .keeps: #expect(after.fulfilledAt != nil && given == 0, "\(cell)")
        case .decides: #expect(given == 0 && after.hasSeat, "\(cell)")
        case .follows, .stays: Issue.record("\(cell) is about lessons")
        }
    }
}
