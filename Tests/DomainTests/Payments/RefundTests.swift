import Domain
import TestSupport
import Testing

@Suite("Giving money back")
struct RefundTests {
    private func sold(
        _ ladder: RefundLadder = .standard,
        commission: Commission = .none
    ) throws -> Purchase {
        var purchase = try SampleOrder.held(ladder: ladder, commission: commission)
        purchase.apply(SampleOrder.payment())
        return purchase
    }

    @Test(
        "A payer who gives up the seat gets the share of the ladder",
        arguments: [(0, 30_000), (6, 30_000), (7, 15_000), (8, 15_000), (9, 0)]
    )
    func withdraws(after days: Int, _ share: Int) throws {
        let moment = SampleOrder.now + SampleOrder.day * days
        var later = SampleOrder.later(try sold(), moment, by: .payer)
        #expect(throws: OrderRefusal.notPayer) { try later.withdraw(by: SampleOrder.ana) }
        #expect(throws: OrderRefusal.notFound) { try later.withdraw(by: Member.ID(rawValue: 5)) }
        try later.withdraw(by: SampleOrder.ben)
        #expect(!later.order.hasSeat && later.listing?.seats.taken == 0)
        #expect(later.order.refundedOrAsked == share)
        #expect(throws: OrderRefusal.ended) { try later.withdraw(by: SampleOrder.ben) }
    }

    @Test("The payee may give more at any time, but not more than is left, and others give nothing")
    func gives() throws {
        var later = SampleOrder.later(try sold(), SampleOrder.start + SampleOrder.day, by: .payee)
        let reason = try RefundReason("수업을 줄였어요")
        #expect(throws: OrderRefusal.notPayee) {
            try later.refund(Money(won: 1)!, reason, by: SampleOrder.ben)
        }
        #expect(throws: OrderRefusal.notFound) {
            try later.refund(Money(won: 1)!, reason, by: Member.ID(rawValue: 5))
        }
        #expect(throws: OrderRefusal.refundAmount) {
            try later.refund(Money(won: 30_001)!, reason, by: SampleOrder.ana)
        }
        #expect(throws: OrderRefusal.refundAmount) { try later.refund(.zero, reason, by: nil) }
        try later.refund(Money(won: 10_000)!, reason, by: SampleOrder.ana)
        #expect(later.order.hasSeat && later.order.refundable == 20_000)
        try later.refund(Money(won: 20_000)!, reason, by: nil)
        #expect(!later.order.hasSeat && later.order.refundable == 0)
        #expect(throws: OrderRefusal.ended) { try later.refund(Money(won: 1)!, reason, by: nil) }
    }

    @Test("A refund made at the provider is recorded, and open ones shrink to what is left")
    func foundAtProvider() throws {
        var later = SampleOrder.later(try sold(), SampleOrder.now + .seconds(60), by: .payee)
        try later.refund(Money(won: 25_000)!, RefundReason("사정이 생겼어요"), by: SampleOrder.ana)
        later.apply(SampleOrder.payment(.partlyCancelled, cancelled: 12_000))
        #expect(later.order.refunded == 12_000 && later.order.openRefund?.amount.won == 18_000)
        // With what is asked for, all comes back.
        #expect(!later.order.hasSeat && later.listing?.seats.taken == 0)

        later.apply(SampleOrder.payment(.cancelled, cancelled: 30_000))
        #expect(later.order.state == .refunded && later.order.refunds.map(\.amount.won) == [18_000, 12_000])
        #expect(later.listing?.seats.taken == 0)
    }

    @Test(
        "A payer who deletes the account gets the share of the ladder, and all if it is the class that goes"
    )
    func leaves() throws {
        let moment = SampleOrder.now + SampleOrder.day * 7
        for (member, back, cause) in [
            (SampleOrder.ben, 15_000, Refund.Cause.withdrawal), (SampleOrder.ana, 30_000, .listingGone),
        ] {
            var later = SampleOrder.later(try sold(), moment)
            try later.end(becauseOf: member)
            #expect(later.order.refunds.map(\.amount.won) == [back])
            #expect(later.order.openRefund?.cause == cause && !later.order.hasSeat)
        }
    }

    @Test("A provider that shows less than was given back is a problem for the operator, until it agrees")
    func missing() throws {
        var later = SampleOrder.later(try sold(), SampleOrder.now + .seconds(60))
        later.apply(SampleOrder.payment(.partlyCancelled, cancelled: 12_000))
        later.apply(SampleOrder.payment(.paid))
        #expect(later.order.problem == .refundMissing && later.order.refunded == 12_000)
        later.apply(SampleOrder.payment(.partlyCancelled, cancelled: 12_000))
        #expect(later.order.problem == nil)
    }

    @Test("A refund that the provider refuses is settled without it, and the provider isn't contradicted")
    func settles() throws {
        var later = SampleOrder.later(try sold(), SampleOrder.now + .seconds(60), by: .operator)
        let (settlement, amount) = (try RefundReason("계좌로 보냈어요"), Money(won: 10_000)!)
        try later.refund(Money(won: 10_000)!, RefundReason("재료"), by: nil)
        let refund = try #require(later.order.openRefund?.id)
        #expect(throws: OrderRefusal.noRefusedRefund) {
            try later.settleRefund(refund, of: amount, settlement)
        }
        later.refuseRefund("TOO_LATE")
        try later.settleRefund(refund, of: amount, settlement)
        #expect(later.order.refunded == 10_000 && later.order.refundedByProvider == 0)
        #expect(later.order.problem == nil && later.order.openRefund == nil)
        #expect(later.facts.map(\.event).suffix(2) == [.contradicted, .refundSettled])
        #expect(throws: OrderRefusal.noRefusedRefund) {
            try later.settleRefund(refund, of: amount, settlement)
        }

        later.apply(SampleOrder.payment())
        #expect(later.order.problem == nil && later.order.state == .partlyRefunded)
        later.apply(SampleOrder.payment(.cancelled, cancelled: 30_000))
        #expect(later.order.problem == .refundedTwice && later.order.refunded == 30_000)
        #expect(later.order.state == .refunded)
    }

    @Test("A settlement counts for the refund that it names, and once")
    func settlesThatOne() throws {
        var later = SampleOrder.later(try sold(), SampleOrder.now + .seconds(60), by: .operator)
        let settlement = try RefundReason("계좌로 보냈어요")
        for won in [5_000, 7_000] { try later.refund(Money(won: won)!, RefundReason("재료"), by: nil) }
        later.refuseRefund("TOO_LATE")
        let (first, second) = (later.order.refunds[0].id, later.order.refunds[1].id)
        for (id, won) in [(second, 7_000), (first, 7_000), (second, 5_000)] {
            #expect(throws: OrderRefusal.otherRefund) {
                try later.settleRefund(id, of: Money(won: won)!, settlement)
            }
        }
        try later.settleRefund(first, of: Money(won: 5_000)!, settlement)
        later.refuseRefund("TOO_LATE")
        #expect(throws: OrderRefusal.otherRefund) {
            try later.settleRefund(first, of: Money(won: 5_000)!, settlement)
        }
        #expect(later.order.refunded == 5_000)
    }

    @Test("A seat is free once the provider has given everything back by itself", arguments: [1, 2])
    func allFoundAtProvider(in steps: Int) throws {
        var later = SampleOrder.later(try sold(), SampleOrder.now + .seconds(60))
        if steps > 1 {
            later.apply(SampleOrder.payment(.partlyCancelled, cancelled: 12_000))
            #expect(later.order.hasSeat && later.listing?.seats.taken == 1)
        }
        later.apply(SampleOrder.payment(.cancelled, cancelled: 30_000))
        #expect(later.order.state == .refunded && later.listing?.seats.taken == 0)
    }

    @Test("The provider is asked for a refund out of all that it has, also of what was settled without it")
    func cancellable() throws {
        var later = SampleOrder.later(try sold(), SampleOrder.now + .seconds(60), by: .operator)
        try later.refund(Money(won: 10_000)!, RefundReason("재료"), by: nil)
        later.refuseRefund("TOO_LATE")
        let settled = try #require(later.order.openRefund)
        try later.settleRefund(settled.id, of: settled.amount, RefundReason("계좌로 보냈어요"))
        try later.refund(Money(won: 5_000)!, RefundReason("재료"), by: nil)
        let refund = try #require(later.order.openRefund)
        #expect(later.order.cancellation(of: refund).cancellable.won == 30_000)
        later.apply(SampleOrder.payment(.partlyCancelled, cancelled: 5_000))
        try later.refund(Money(won: 1_000)!, RefundReason("재료"), by: nil)
        let last = try #require(later.order.openRefund)
        #expect(later.order.cancellation(of: last).cancellable.won == 25_000)
    }

    @Test("The timeline before paying tells exactly what is given back at each moment of it")
    func timeline() throws {
        var chance = SeededGenerator(seed: 17)
        for _ in 0..<500 {
            let ladder = randomLadder(&chance)
            let amount = Money(won: Int.random(in: 1...1_000_000, using: &chance))!
            let start = SampleOrder.start
            let stretches = ladder.timeline(of: amount, before: start, from: SampleOrder.now)
            var moment = SampleOrder.now
            for stretch in stretches {
                #expect(ladder.amount(of: amount, before: start, at: moment) == stretch.amount)
                guard let until = stretch.until else { break }
                #expect(
                    ladder.amount(of: amount, before: start, at: until - .milliseconds(1)) == stretch.amount
                )
                moment = until
            }
            #expect(RefundLadder(ladder.description) == ladder)
        }
    }

    @Test("Random ladders and refunds in random order: what is given back is right to the won")
    func sums() throws {
        var chance = SeededGenerator(seed: 9)
        for _ in 0..<2_000 {
            let commission = Commission(hundredths: .random(in: Commission.range, using: &chance))!
            var purchase = try sold(randomLadder(&chance), commission: commission)
            var (moment, given, settled, entries) = (SampleOrder.now, 0, 0, purchase.entries)
            for _ in 0..<Int.random(in: 1...8, using: &chance) {
                moment = moment + .seconds(Int.random(in: 1...300_000, using: &chance))
                var next = SampleOrder.later(purchase, moment)
                try step(&next, at: moment, &given, &settled, &chance)
                entries += next.entries
                #expect((0...30_000).contains(next.order.refundedOrAsked))
                let kept = (30_000 - next.order.refunded) * commission.hundredths / 10_000
                #expect(balances(entries)[.operator, default: 0] == kept)
                #expect(LedgerFault(OrderAccount(next.order, balances: balances(entries))) == nil)
                purchase = next
            }
        }
    }

    /// One of the payer, the seller, the provider and the operator does something.
    private func step(
        _ next: inout Purchase,
        at moment: Moment,
        _ given: inout Int,
        _ settled: inout Int,
        _ chance: inout SeededGenerator
    ) throws {
        let (before, asked) = (next.order.refundedOrAsked, Int.random(in: 1...12_000, using: &chance))
        switch Int.random(in: 0..<5, using: &chance) {
        case 0:
            let share = next.order.share(at: moment).won
            if (try? next.withdraw(by: SampleOrder.ben)) != nil {
                #expect(next.order.refundedOrAsked == before + share)
            }
        case 1:
            let isAllowed = asked <= next.order.refundable
            let outcome: Void? = try? next.refund(
                Money(won: asked)!,
                RefundReason("환불"),
                by: SampleOrder.ana
            )
            #expect((outcome != nil) == isAllowed)
        case 2:
            given += next.order.openRefund?.amount.won ?? 0
            next.apply(SampleOrder.payment(.partlyCancelled, cancelled: given))
        case 3:
            let open = next.order.openRefund?.amount.won ?? 0
            next.refuseRefund("TOO_LATE")
            guard let refund = next.order.openRefund else { break }
            let settlement = try RefundReason("계좌로 보냈어요")
            if (try? next.settleRefund(refund.id, of: refund.amount, settlement)) != nil { settled += open }
        default:
            given = min(30_000 - settled, given + asked)
            next.apply(SampleOrder.payment(.partlyCancelled, cancelled: given))
        }
        #expect(next.order.refunded == given + settled)
    }

    private func randomLadder(_ chance: inout SeededGenerator) -> RefundLadder {
        let count = Int.random(in: 1...5, using: &chance)
        let days = Set((0..<count).map { _ in Int.random(in: 0...20, using: &chance) }).sorted(by: >)
        let shares = (1...100).shuffled(using: &chance).prefix(days.count).sorted(by: >)
        return RefundLadder(zip(days, shares).map { RefundLadder.Step(days: $0, percent: $1) })!
    }

    @Test(
        "A ladder is read as it is written, and anything else is refused",
        arguments: ["", "3", "3:0", "3:101", "1:50,3:100", "3:50,1:50", "3:100,", "a:b", "-1:50", "400:10"]
    )
    func ladders(_ text: String) {
        #expect(RefundLadder(text) == nil)
    }
}
