import Domain
import TestSupport
import Testing

/// Ben pays 300,000 won for Ana's class of ten weekly dates, the first in ten days.
@Suite("A seat of a class with several dates")
struct CourseTests {
    private static let (now, day, ana, ben) = (
        SampleOrder.now, SampleOrder.day, SampleOrder.ana, SampleOrder.ben
    )
    private static let dates = (0..<10).map { SampleOrder.start + day * (7 * $0) }

    private func sold(_ dates: [Moment] = dates) throws -> Purchase {
        let listing = try SampleOrder.listing(price: .fixed(Money(won: 300_000)!, per: .wholeClass))
        var purchase = try Purchase.hold(
            SampleOrder.id,
            in: Sale(ofSeatsOf: listing, by: SampleOrder.seller()),
            of: listing,
            by: Self.ben,
            standing: PayerStanding(dates: dates),
            on: (ProviderName("portone"), true),
            ladder: .standard,
            at: Self.now
        )
        purchase.apply(SampleOrder.payment(.paid, 300_000))
        return purchase
    }

    private func content(_ dates: [Moment], title: String = "도자기") throws -> SoldContent {
        let listing = try SampleOrder.listing()
        return SoldContent(
            of: listing,
            text: title,
            dates: dates.map { ($0, $0 + .seconds(7_200)) },
            others: []
        )
    }

    private func edited(_ purchase: Purchase, to dates: [Moment], at moment: Moment) throws -> Purchase {
        var later = SampleOrder.later(purchase, moment, by: .payee)
        let (former, latter) = (try content(purchase.order.terms.item.seat?.dates ?? []), try content(dates))
        later.follow(latter.changes(since: former, at: moment), to: latter)
        return later
    }

    @Test("Its payer gets back what the law says of the dates that are left, as of a pass")
    func prorated() throws {
        let order = try sold().order
        // Ten dates in three months: after one, two thirds of the first month and all of the others.
        for (begun, back) in [(1, 266_667), (2, 200_000), (4, 166_667), (10, 0)] {
            let moment = Self.dates[begun - 1]
            let expected = PassLadder.law.amount(of: order.amount, used: begun, of: 10, months: 3)
            #expect(order.share(at: moment) == expected)
            #expect(order.share(at: moment).won == back, "\(begun)")
        }
    }

    @Test("Waiting for the first date never gives back more than giving up before it")
    func falls() throws {
        for count in 1...10 {
            let order = try sold(Array(Self.dates.prefix(count))).order
            var former = order.amount
            for hour in 0..<(24 * 80) {
                let share = order.share(at: Self.now + .seconds(3_600 * hour))
                #expect(share <= former)
                former = share
            }
            #expect(former == .zero)
        }
    }

    @Test("The timeline before paying tells exactly what is given back at each moment of it")
    func timeline() throws {
        for count in [1, 2, 10] {
            let order = try sold(Array(Self.dates.prefix(count))).order
            var moment = Self.now
            let stretches = order.timeline(from: moment)
            for stretch in stretches {
                #expect(order.share(at: moment) == stretch.amount)
                guard let until = stretch.until else { break }
                #expect(order.share(at: until - .milliseconds(1)) == stretch.amount)
                moment = until
            }
            #expect(stretches.last?.amount == .zero && stretches.last?.until == nil)
            #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.amount > $1.amount })
        }
    }

    @Test(
        "A seller who deletes the class or the account gives back the price of the dates that are left",
        arguments: [(0, 300_000), (1, 270_000), (9, 30_000), (10, 0)]
    )
    func deleted(after begun: Int, _ back: Int) throws {
        let moment = begun == 0 ? Self.now : Self.dates[begun - 1]
        var later = SampleOrder.later(try sold(), moment, by: .payee)
        try later.end(becauseOf: Self.ana)
        #expect(later.order.refundedOrAsked == back)
        #expect(later.order.hasSeat == (begun == 10))
    }

    @Test("The price of the dates that are left is rounded up to the won")
    func uneven() throws {
        let dates = Array(Self.dates.prefix(7))
        var later = SampleOrder.later(try sold(dates), dates[0], by: .payee)
        try later.end(becauseOf: Self.ana)
        #expect(later.order.refundedOrAsked == 257_143)
    }

    @Test("An operator who hides the class and gives back gives the price of the dates that are left")
    func hidden() throws {
        var later = SampleOrder.later(try sold(), Self.dates[0], by: .operator)
        later.follow(.giveBack, of: Report.ID(rawValue: 4))
        #expect(later.order.refundedOrAsked == 270_000 && !later.order.hasSeat)
    }

    @Test("The class isn't deleted while the provider refuses a refund, or an operator has to decide")
    func stuck() throws {
        var refused = SampleOrder.later(try sold(), Self.now, by: .payee)
        try refused.refund(Money(won: 1_000)!, RefundReason("재료"), by: Self.ana)
        refused.refuseRefund("TOO_LATE")
        #expect(throws: OrderRefusal.refundStuck) { try refused.end(becauseOf: Self.ana) }

        var disputed = SampleOrder.later(try sold(), Self.now, by: .payer)
        disputed.dispute(Report.ID(rawValue: 4))
        #expect(throws: OrderRefusal.frozen) { try disputed.end(becauseOf: Self.ana) }
        #expect(disputed.order.hasSeat && disputed.order.refunds.isEmpty)
    }

    @Test("After a change the payer can take everything back that lies ahead, until the new start")
    func changed() throws {
        let moved = Self.dates.map { $0 + Self.day * 160 }
        let moment = Self.dates[0] - Self.day / 2
        let later = try edited(sold(), to: moved, at: moment)
        #expect(later.lines == [.orderSoldChanged] && later.changes.map(\.part) == [.dates])
        #expect(later.facts.map(\.event) == [.soldChanged])
        let order = later.order
        #expect(order.terms.item.seat?.dates == moved && order.terms.deadline == moved[0])
        #expect(order.share(at: moved[0] - .milliseconds(1)).won == 300_000)
        #expect(order.share(at: moved[0]).won == 266_667)
        #expect(order.timeline(from: moment).first?.until == moved[0])
        let ends = order.timeline(from: moment).compactMap(\.until)
        #expect(zip(ends, ends.dropFirst()).allSatisfy(<))
        var end = SampleOrder.later(later, moved[0] - .milliseconds(1), by: .payer)
        try end.withdraw(by: Self.ben)
        #expect(end.order.refundedOrAsked == 300_000)
    }

    @Test("A change at the very start of a date can be answered until the next one")
    func changedAtTheStart() throws {
        let moved = [Self.dates[0], Self.dates[1] + Self.day]
        let later = try edited(sold(Array(Self.dates.prefix(2))), to: moved, at: Self.dates[0])
        #expect(later.order.offer?.until == moved[1])
    }

    @Test("A date that is taken away is such a change, without an end until there is a new one")
    func dateTaken() throws {
        var later = try edited(sold(), to: [], at: Self.now)
        #expect(later.order.offer?.until == nil)
        #expect(later.order.share(at: Self.now + Self.day * 500).won == 300_000)
        let again = [Self.now + Self.day * 501]
        later = try edited(later, to: again, at: Self.now + Self.day * 500)
        #expect(later.order.share(at: again[0] - .milliseconds(1)).won == 300_000)
        #expect(later.order.share(at: again[0]).won == 0)
    }

    @Test("Dates that are taken away after the class began give back what lay ahead")
    func datesTaken() throws {
        let moment = Self.dates[0] + .seconds(60)
        let later = try edited(sold(), to: [Self.dates[0]], at: moment)
        #expect(later.order.share(at: moment + Self.day * 300).won == 270_000)
        #expect(later.order.stage(at: moment + Self.day * 300) == .begun)
        var deleted = SampleOrder.later(later, moment + Self.day, by: .payee)
        try deleted.end(becauseOf: Self.ana)
        #expect(deleted.order.refundedOrAsked == 270_000)
    }

    @Test("A payer whose class changes during the payment can get a full refund")
    func whilePaying() throws {
        let listing = try SampleOrder.listing()
        var held = try SampleOrder.held(listing)
        held = try edited(held, to: [SampleOrder.start + Self.day], at: Self.now)
        held.apply(SampleOrder.payment())
        #expect(held.order.state == .sold && held.order.share(at: SampleOrder.start).won == 30_000)
    }

    @Test("Pictures and seats change nothing, and each other part is told with what it was")
    func parts() throws {
        let (former, latter) = (try content(Self.dates), try content(Self.dates, title: "재료비 별도"))
        #expect(former.changes(since: former, at: Self.now).isEmpty)
        let change = try #require(latter.changes(since: former, at: Self.now).first)
        #expect(change.part == .text && change.from == "도자기" && change.to == "재료비 별도")
    }
}
