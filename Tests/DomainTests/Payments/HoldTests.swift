import Domain
import Testing

@Suite("Holding without paying")
struct HoldTests {
    private func hold(_ record: HoldRecord, at moment: Moment = SampleOrder.now) throws {
        let listing = try SampleOrder.listing()
        _ = try Purchase.hold(
            SampleOrder.id,
            in: Sale(ofSeatsOf: listing, by: SampleOrder.seller()),
            of: listing,
            by: SampleOrder.ben,
            standing: PayerStanding(holds: record),
            on: (ProviderName("portone"), true),
            ladder: .standard,
            at: moment
        )
    }

    @Test("A member has three holds at most")
    func most() throws {
        try hold(HoldRecord(open: 2, lapsedAt: nil))
        #expect(throws: HoldRefusal.tooMany) { try hold(HoldRecord(open: 3, lapsedAt: nil)) }
    }

    @Test("After two that ended unpaid, a payer waits an hour, and is told for how long")
    func paused() throws {
        let record = HoldRecord(open: 0, lapsedAt: SampleOrder.now)
        #expect(throws: HoldRefusal.paused(retryAfter: .seconds(60))) {
            try hold(record, at: SampleOrder.now + .seconds(3_540))
        }
        try hold(record, at: SampleOrder.now + .seconds(3_600))
    }

    @Test("Only the seller ends an unpaid hold, and its payment is given back")
    func ended() throws {
        var held = SampleOrder.later(try SampleOrder.held(), SampleOrder.now + .seconds(60), by: .payee)
        #expect(throws: OrderRefusal.notPayee) { try held.endHold(by: SampleOrder.ben) }
        #expect(throws: OrderRefusal.notFound) { try held.endHold(by: Member.ID(rawValue: 9)) }
        try held.endHold(by: SampleOrder.ana)
        #expect(held.order.state == .cancelled && held.listing?.seats.taken == 0)
        #expect(held.lines == [.orderHoldEnded])
        #expect(throws: OrderRefusal.ended) { try held.endHold(by: SampleOrder.ana) }
        held.apply(SampleOrder.payment())
        #expect(held.order.state == .paid && held.order.openRefund?.amount.won == 30_000)
    }
}
