import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Money after a change")
struct MoneyRulesContract {
    private static let day = OrderFixture.day

    @Test(
        "An edit tells each payer what was what before, and offers everything ahead until the new start",
        arguments: Database.Engine.allCases
    )
    func edited(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let course = try await fixture.teachesClass()
        let orders = [try await fixture.sold(course), try await fixture.sold(course, to: cho)]
        let later = fixture.now + Self.day * 100
        try await fixture.edits(course, OrderFixture.contents("빵", from: later, dates: 10))
        for (order, payer) in zip(orders, [fixture.ben, cho]) {
            let changed = try await fixture.order(order.id)
            #expect(changed.offer == MoneyOffer(madeAt: fixture.now, amount: order.amount, until: later))
            #expect(changed.terms.item.seat?.dates.count == 10 && changed.terms.deadline == later)
            #expect(changed.share(at: later - .milliseconds(1)) == order.amount)
            let changes = try await fixture.queries.changes(of: order.id)
            #expect(changes.map(\.part) == [.title, .dates])
            #expect(changes.first?.from == "도자기" && changes.first?.to == "빵")
            #expect(try await fixture.told(payer).last == .orderSoldChanged)
        }
        #expect(try await !fixture.told(fixture.ana).contains(.orderSoldChanged))
        _ = try await fixture.payments.withdraw(orders[0].id, by: fixture.ben)
        #expect(try await fixture.order(orders[0].id).refunded == 30_000)
    }

    @Test("More seats and other pictures change nothing for payers", arguments: Database.Engine.allCases)
    func unchanged(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let course = try await fixture.teachesClass()
        let order = try await fixture.sold(course)
        let start = try #require(course.details.startsAt)
        try await fixture.edits(course, OrderFixture.contents("도자기", from: start, dates: 10, seats: 5))
        #expect(try await fixture.order(order.id) == order)
        #expect(try await fixture.queries.changes(of: order.id).isEmpty)
    }

    @Test(
        "After the first of ten dates, deleting the class or the account gives nine tenths back, and says so",
        arguments: Database.Engine.allCases,
        ["class", "account"]
    )
    func deleted(_ engine: Database.Engine, _ what: String) async throws {
        let fixture = try await OrderFixture(engine)
        let course = try await fixture.teachesClass()
        let order = try await fixture.sold(course)
        fixture.store.clock.pass(Self.day * 11)
        let plan = try await fixture.listings.deletionPlan(for: course.id, of: fixture.ana, at: fixture.now)
        #expect(plan.stake == MoneyStake(orders: 1, won: 27_000))
        let (ana, now) = (fixture.ana, fixture.now)
        let leaving = try await fixture.store.database.read {
            try $0.accounts.deletionPlan(for: ana, at: now)
        }
        #expect(leaving.stays.first { $0.thing == .paidAhead }?.count == 1)
        if what == "class" {
            try await fixture.listings.delete(course.id, of: fixture.ana, at: fixture.now)
        } else {
            try await fixture.deletesAccount(of: fixture.ana)
        }
        try await fixture.reconcile()
        #expect(try await fixture.order(order.id).refunded == 27_000)
        #expect(fixture.provider[order.id].cancelled == 27_000)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "Nothing is deleted while a refund is refused or a dispute is open, and nothing is half deleted",
        arguments: Database.Engine.allCases
    )
    func stuck(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let course = try await fixture.teachesClass()
        let order = try await fixture.sold(course)
        let report = try await fixture.reportsOrder(order.id)
        for _ in 0..<2 {
            await #expect(throws: OrderRefusal.frozen) {
                try await fixture.listings.delete(course.id, of: fixture.ana, at: fixture.now)
            }
            await #expect(throws: OrderRefusal.frozen) { try await fixture.deletesAccount(of: fixture.ana) }
        }
        let stays = try await fixture.order(order.id)
        #expect(try await fixture.kept(course) != nil && stays.hasSeat)
        try await fixture.decides(report, .dismissed)
        try await fixture.listings.delete(course.id, of: fixture.ana, at: fixture.now)
    }

    @Test(
        "An operator who hides the listing or suspends the seller decides about the money in the same step",
        arguments: Database.Engine.allCases,
        MoneyDecision.allCases
    )
    func measures(_ engine: Database.Engine, _ money: MoneyDecision) async throws {
        let fixture = try await OrderFixture(engine)
        let cho = try await fixture.store.join("cho").account.id
        let course = try await fixture.teachesClass(seats: 3)
        let order = try await fixture.sold(course)
        let held = try await fixture.payments.placeOrder(in: course.id, by: cho)
        let report = try await fixture.files(course.subject, by: cho)
        await #expect(throws: ReportRefusal.moneyUndecided) {
            try await fixture.decides(report, hiding: true)
        }
        #expect(try await fixture.order(held.id).state == .held)
        let stake = try await SQLReportQueries(fixture.store.database).stake(of: report, at: fixture.now)
        #expect(stake == MoneyStake(orders: 1, won: 30_000))

        try await fixture.decides(
            report,
            hiding: money != .leave,
            suspending: money == .leave ? 3 : nil,
            money: money
        )
        #expect(try await fixture.order(held.id).state == .cancelled)
        #expect(try await fixture.told(cho).contains(.orderHoldEnded))
        fixture.provider.approve(held.id)
        #expect(try await fixture.payments.complete(held.id, by: .payer).state == .refunded)
        await #expect(throws: OrderRefusal.barred) {
            _ = try await fixture.payments.placeOrder(in: course.id, by: cho)
        }
        try await fixture.reconcile()
        let after = try await fixture.order(order.id)
        #expect(after.refunded == (money == .giveBack ? 30_000 : 0) && after.isFrozen == (money == .hold))
        #expect(after.hasSeat == (money != .giveBack))
        #expect(try await fixture.queries.faults().isEmpty)
        guard money == .hold else { return }
        try await fixture.decides(report, .reopened)
        #expect(try await !fixture.order(order.id).isFrozen)
    }

    @Test(
        "A lifted suspension lets the money go that it held, but not what is paid for a hidden listing",
        arguments: Database.Engine.allCases
    )
    func lifted(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let (cho, olga) = (
            try await fixture.store.join("cho").account.id, try await fixture.store.join("olga").account.id
        )
        let (hidden, other) = (try await fixture.teachesClass(), try await fixture.teachesClass())
        let (first, second) = (try await fixture.sold(hidden), try await fixture.sold(other))
        let report = try await fixture.files(hidden.subject, by: cho)
        try await fixture.decides(report, hiding: true, suspending: 3, money: .hold)
        for order in [first, second] { #expect(try await fixture.order(order.id).isFrozen) }

        let note = try #require(try ReportNote("사과했어요"))
        try await fixture.reports.lift(fixture.ana, note, by: olga, at: fixture.now) { _, _ in nil }
        #expect(try await fixture.order(first.id).isFrozen)
        #expect(try await !fixture.order(second.id).isFrozen)
        await #expect(throws: DirectoryRefusal.notSuspended) {
            try await fixture.reports.lift(fixture.ana, note, by: olga, at: fixture.now) { _, _ in nil }
        }
        try await fixture.decides(report, .reopened)
        #expect(try await !fixture.order(first.id).isFrozen)
    }

    @Test(
        "A payer's report freezes the order until it is decided, and a seller's doesn't",
        arguments: Database.Engine.allCases
    )
    func disputed(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let course = try await fixture.teachesClass()
        let order = try await fixture.sold(course)
        _ = try await fixture.reportsOrder(order.id, by: fixture.ana)
        #expect(try await !fixture.order(order.id).isFrozen)
        let cho = try await fixture.store.join("cho").account.id
        await #expect(throws: ReportRefusal.notFound) {
            _ = try await fixture.reportsOrder(order.id, by: cho)
        }

        // A refund that was asked for before waits, too.
        fixture.provider.fail(.before)
        _ = try? await fixture.payments.refund(
            Money(won: 1_000)!,
            of: order.id,
            RefundReason("재료"),
            by: fixture.ana
        )
        let report = try await fixture.reportsOrder(order.id)
        try await fixture.reconcile()
        #expect(try await fixture.orders.ordersToRefund(changedSince: order.orderedAt).isEmpty)
        #expect(try await fixture.order(order.id).refunded == 0)
        await #expect(throws: OrderRefusal.frozen) {
            _ = try await fixture.payments.withdraw(order.id, by: fixture.ben)
        }
        await #expect(throws: ReportRefusal.moneyUndecided) {
            try await fixture.decides(report, suspending: 3)
        }
        try await fixture.decides(report, money: .giveBack)
        try await fixture.reconcile()
        #expect(try await fixture.order(order.id).refunded == 30_000)
    }

    @Test(
        "A member holds three at most, and waits an hour after two lapses",
        arguments: Database.Engine.allCases
    )
    func holds(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let courses = [
            try await fixture.teachesClass(), try await fixture.teachesClass(),
            try await fixture.teachesClass(), try await fixture.teachesClass(),
        ]
        for course in courses.prefix(3) {
            _ = try await fixture.payments.placeOrder(in: course.id, by: fixture.ben)
        }
        await #expect(throws: HoldRefusal.tooMany) {
            _ = try await fixture.payments.placeOrder(in: courses[3].id, by: fixture.ben)
        }
        // The first of them again is no further one.
        let again = try await fixture.payments.placeOrder(in: courses[0].id, by: fixture.ben)
        _ = try await fixture.payments.withdraw(again.id, by: fixture.ben)
        let second = try await fixture.payments.placeOrder(in: courses[0].id, by: fixture.ben)
        fixture.store.clock.pass(Order.holdTime)
        try await fixture.orders.endHolds(at: fixture.now)
        #expect(try await fixture.order(second.id).state == .expired)
        await #expect(throws: HoldRefusal.paused(retryAfter: HoldRecord.pause)) {
            _ = try await fixture.payments.placeOrder(in: courses[0].id, by: fixture.ben)
        }
        _ = try await fixture.payments.placeOrder(in: courses[3].id, by: fixture.ben)
        fixture.store.clock.pass(HoldRecord.pause)
        _ = try await fixture.payments.placeOrder(in: courses[0].id, by: fixture.ben)
    }

    @Test(
        "Neither the seller's end of a hold nor a failing provider counts as the payer's lapse",
        arguments: Database.Engine.allCases
    )
    func others(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let course = try await fixture.teachesClass()
        for _ in 0..<3 {
            let held = try await fixture.payments.placeOrder(in: course.id, by: fixture.ben)
            _ = try await fixture.payments.endHold(of: held.id, by: fixture.ana)
        }
        for _ in 0..<3 {
            fixture.provider.fail(.before)
            await #expect(throws: OrderRefusal.providerUnavailable) {
                _ = try await fixture.payments.placeOrder(in: course.id, by: fixture.ben)
            }
        }
        _ = try await fixture.payments.placeOrder(in: course.id, by: fixture.ben)
    }

    @Test(
        "The bank account that was named is kept by its last digits, and told by mail",
        arguments: Database.Engine.allCases
    )
    func account(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let orders = SQLOrderRepository(fixture.store.database, identifiers: fixture.store.identifiers) {
            EmailMessage(
                id: EmailMessage.ID(rawValue: 1),
                member: $1.id,
                to: $1.email,
                language: $1.language,
                content: $0,
                expiresAt: Moment(milliseconds: 1_999_999_999_999)
            )
        }
        let order = try await fixture.sold(fixture.teachesClass())
        let transferred = ProviderPayment(
            order: order.id,
            status: .paid,
            amount: order.amount,
            cancelled: .zero,
            currency: "KRW",
            isTest: true,
            account: .init(bank: "shinhan", number: "110", expiresAt: nil)
        )
        let (ben, now) = (fixture.ben, fixture.now)
        try await orders.update(order.id, by: .payer, at: now) {
            $0.apply(transferred)
            try $0.withdraw(by: ben)
            try $0.setRefundAccount(
                RefundAccount(bank: .kakao, number: "3333123456789", holder: "벤", at: now),
                by: ben
            )
        }
        let named = NamedAccount(bank: .kakao, digits: "6789")
        #expect(try await fixture.queries.facts(of: order.id).last?.account == named)
        let mail = try await SQLOutbox(fixture.store.database).take(5, at: now).map(\.message.content)
        #expect(mail == [.refundAccountNamed(named, title: "도자기")])
        #expect(try await fixture.told(ben).contains(.refundAccountNamed))
    }
}
