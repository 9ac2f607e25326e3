import Domain
import TestSupport
import Testing

@Suite("A lesson that is paid by itself")
struct PaidLessonTests {
    private static let (ana, ben) = (SamplePass.ana, SamplePass.ben)
    private static let (now, day) = (SamplePass.now, SamplePass.day)

    private func held(_ deal: Deal) throws -> Purchase {
        let standing = PayerStanding(deals: [deal])
        return try SamplePass.held(choosing: .lesson(deal.id), standing: standing)
    }

    private func sold(_ deal: Deal) throws -> Purchase {
        var purchase = SampleOrder.later(try held(deal), Self.now, standing: PayerStanding(deals: [deal]))
        purchase.apply(SampleOrder.payment(.paid, purchase.order.amount.won))
        return purchase
    }

    @Test(
        "It costs what the two agreed on, for the lesson or by the hour",
        arguments: [
            (Price.fixed(Money(won: 50_000)!, per: .wholeClass), 90, 50_000),
            (.fixed(Money(won: 40_000)!, per: .hour), 60, 40_000),
            // 33,333.3 and 26,666.7, and the half of a won, which is rounded up.
            (.fixed(Money(won: 40_000)!, per: .hour), 50, 33_333),
            (.fixed(Money(won: 40_000)!, per: .hour), 40, 26_667),
            (.fixed(Money(won: 40_001)!, per: .hour), 90, 60_002),
        ]
    )
    func price(_ price: Price, _ minutes: Int, _ won: Int) throws {
        let held = try held(SamplePass.deal(minutes: minutes, price: price))
        #expect(held.order.amount.won == won && held.listing?.seats.taken == 0)
        #expect(held.order.terms.deadline == Self.now + Self.day * 5)
    }

    @Test("Without a price of its own, before it is accepted, and once it has begun, it can't be paid")
    func refused() throws {
        for price in [Price.negotiable, .fixed(Money(won: 1)!, per: .month), .fixed(.zero, per: .hour)] {
            #expect(throws: OrderRefusal.lessonUnpriced) { try held(SamplePass.deal(price: price)) }
        }
        #expect(throws: DealRefusal.notAccepted) { try held(SamplePass.deal(.proposed)) }
        #expect(throws: DealRefusal.cancelled) { try held(SamplePass.deal(.cancelled)) }
        #expect(throws: OrderRefusal.started) { try held(SamplePass.deal(startsIn: .zero)) }
        #expect(throws: DealRefusal.notFound) {
            try SamplePass.held(choosing: .lesson(Deal.ID(rawValue: 4)))
        }
    }

    @Test(
        "A student who cancels gets the share of the ladder back, by the days before the lesson",
        arguments: [(1, 50_000), (3, 25_000), (4, 0)]
    )
    func studentCancels(after days: Int, _ back: Int) throws {
        let paid = try sold(SamplePass.deal())
        #expect(paid.order.state == .sold && paid.lines == [.lessonPaid])
        let moment = Self.now + Self.day * days
        var later = SampleOrder.later(paid, moment)
        #expect(throws: OrderRefusal.cancelLesson) { try later.withdraw(by: Self.ben) }
        later.follow(try SamplePass.deal(.cancelled, at: moment, by: Self.ben))
        #expect(later.order.refundedOrAsked == back && !later.order.hasSeat)
        #expect(later.lines == [.lessonCancelled])
    }

    @Test("A student who moves the lesson alone gets back no more than before, and no more later")
    func movedAlone() throws {
        let paid = try sold(SamplePass.deal())
        let moment = Self.now + Self.day * 4
        var later = SampleOrder.later(paid, moment)
        #expect(later.order.share(at: moment).won == 0)
        later.follow(try SamplePass.deal(startsIn: Self.day * 12), movedBy: .payer)
        #expect(later.order.share(at: moment).won == 0)
        later.follow(
            try SamplePass.deal(.cancelled, startsIn: Self.day * 12, at: moment, by: Self.ben)
        )
        #expect(later.order.refundedOrAsked == 0)

        var earlier = SampleOrder.later(paid, Self.now + Self.day)
        earlier.follow(try SamplePass.deal(startsIn: Self.day * 3), movedBy: .payer)
        #expect(earlier.order.share(at: Self.now + Self.day).won == 25_000)
    }

    @Test("If the teacher moves it or agrees, the ladder counts from the new time")
    func moved() throws {
        let paid = try sold(SamplePass.deal())
        var later = SampleOrder.later(paid, Self.now + Self.day * 4)
        later.follow(try SamplePass.deal(startsIn: Self.day * 9), movedBy: .payee)
        #expect(later.order.share(at: Self.now + Self.day * 4).won == 50_000)
        later.follow(
            try SamplePass.deal(.cancelled, startsIn: Self.day * 9, at: Self.now + Self.day * 4, by: Self.ben)
        )
        #expect(later.order.refundedOrAsked == 50_000)
    }

    @Test(
        "A teacher who cancels or doesn't come gives everything back, and a student who doesn't come nothing"
    )
    func others() throws {
        let paid = try sold(SamplePass.deal())
        func after(_ deal: Deal) -> Order {
            var later = SampleOrder.later(paid, Self.now + Self.day * 6)
            later.follow(deal)
            return later.order
        }
        let cancelled = after(try SamplePass.deal(.cancelled, at: Self.now + Self.day * 5, by: Self.ana))
        #expect(cancelled.openRefund?.amount.won == 50_000 && cancelled.openRefund?.cause == .lessonCancelled)
        func missed(by party: DealParties.Party, _ answer: NoShow.Answer? = nil) throws -> Order {
            let note = NoShow(notedBy: party.other, notedAt: Self.now + Self.day * 5, answer: answer)
            return after(try SamplePass.deal(.cancelled, at: Self.now + Self.day * 6, noShow: note))
        }
        #expect(try missed(by: .author).refundedOrAsked == 50_000)
        for order in try [
            missed(by: .partner), missed(by: .author, .disputed), after(SamplePass.deal(.done)),
        ] {
            #expect(order.refundedOrAsked == 0 && order.fulfilledAt != nil && !order.hasSeat)
        }
    }

    @Test("A payment that arrives after the lesson was cancelled is given back whole")
    func late() throws {
        let held = try held(SamplePass.deal())
        var cancelled = SampleOrder.later(held, Self.now + .seconds(60))
        cancelled.follow(try SamplePass.deal(.cancelled, at: Self.now, by: Self.ben))
        #expect(cancelled.order.state == .cancelled)
        cancelled.apply(SampleOrder.payment(.paid, 50_000))
        #expect(cancelled.order.state == .paid && cancelled.order.openRefund?.amount.won == 50_000)

        let gone = PayerStanding(deals: [try SamplePass.deal(.cancelled)])
        var lost = SampleOrder.later(held, Self.now + .seconds(60), standing: gone)
        lost.apply(SampleOrder.payment(.paid, 50_000))
        #expect(lost.order.state == .paid && lost.order.openRefund?.cause == .seatGone)
    }
}
