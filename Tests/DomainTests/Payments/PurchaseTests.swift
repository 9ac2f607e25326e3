import Domain
import Testing

@Suite("Buying a seat")
struct PurchaseTests {
    @Test("A held seat is taken, and a payment sells it once, however often it is heard of")
    func sells() throws {
        var held = try SampleOrder.held()
        #expect(held.listing?.seats.taken == 1 && held.listing?.status == .closed)

        held.apply(SampleOrder.payment())
        held.apply(SampleOrder.payment())
        #expect(held.order.state == .sold && held.facts.map(\.event) == [.held, .paid, .sold])
        #expect(held.entries.map(\.won) == [-30_000, 30_000, -30_000, 30_000])
        #expect(LedgerFault(OrderAccount(held.order, balances: balances(held.entries))) == nil)
    }

    @Test(
        "A payment that isn't the order's changes nothing and is shown to the operator",
        arguments: [
            (SampleOrder.payment(.paid, 100), OrderProblem.amount),
            (SampleOrder.payment(currency: "USD"), .currency),
            (SampleOrder.payment(isTest: false), .test),
            (SampleOrder.payment(of: Order.ID(rawValue: 5)), .otherOrder),
        ]
    )
    func contradicts(_ payment: ProviderPayment, _ problem: OrderProblem) throws {
        var held = try SampleOrder.held()
        held.apply(payment)
        held.apply(payment)
        #expect(held.order.state == .held && held.entries.isEmpty)
        #expect(held.order.problem == problem && held.facts.map(\.event) == [.held, .contradicted])
    }

    @Test("A wrong payment that was given back in full is no problem any more, and frees the seat")
    func wrongIsBack() throws {
        var held = try SampleOrder.held()
        held.apply(SampleOrder.payment(.paid, 100))
        held.apply(SampleOrder.payment(.cancelled, 100, cancelled: 100))
        #expect(held.order.problem == nil && held.order.state == .cancelled && held.entries.isEmpty)
        #expect(held.listing?.seats.taken == 0)
    }

    @Test("A hold that is over gives the seat back, and a later payment gets it again if it is free")
    func late() throws {
        var late = SampleOrder.later(try SampleOrder.held(), SampleOrder.now + Order.holdTime)
        late.apply(nil)
        #expect(late.order.state == .expired && late.listing?.seats.taken == 0)

        late.apply(SampleOrder.payment())
        #expect(late.order.state == .sold && late.listing?.seats.taken == 1)
    }

    @Test("A payment that arrives once the class has begun is given back in full, though a seat is free")
    func lateForTheStart() throws {
        var late = SampleOrder.later(try SampleOrder.held(), SampleOrder.start - .milliseconds(1))
        late.apply(nil)
        var begun = SampleOrder.later(late, SampleOrder.start)
        begun.apply(SampleOrder.payment())
        #expect(begun.order.state == .paid && begun.order.openRefund?.amount.won == 30_000)
        #expect(begun.listing?.seats.taken == 0)
        late.apply(SampleOrder.payment())
        #expect(late.order.state == .sold)
    }

    @Test("A payment for a seat that is gone is given back in full without being asked for")
    func seatGone() throws {
        var late = SampleOrder.later(try SampleOrder.held(), SampleOrder.now + Order.holdTime)
        late.apply(nil)
        var listing = try #require(late.listing)
        try listing.takeSeat(at: SampleOrder.now)
        var gone = Purchase(late.order, of: listing, by: .webhook, at: SampleOrder.now + .seconds(1_000)) {
            Refund.ID(rawValue: 3)
        }
        gone.apply(SampleOrder.payment())
        #expect(gone.order.state == .paid && gone.order.openRefund?.amount.won == 30_000)
        #expect(gone.listing?.seats.taken == 1)

        gone.apply(SampleOrder.payment(.cancelled, cancelled: 30_000))
        #expect(gone.order.state == .refunded && gone.order.openRefund == nil)
        #expect(LedgerFault(OrderAccount(gone.order, balances: balances(gone.entries))) == nil)
    }

    @Test("A payer with another seat of the class doesn't get a second one for a late payment")
    func other() throws {
        var late = SampleOrder.later(
            try SampleOrder.held(SampleOrder.listing(seats: 3)),
            SampleOrder.now + Order.holdTime,
            standing: PayerStanding(hasOther: true)
        )
        late.apply(nil)
        late.apply(SampleOrder.payment())
        #expect(late.order.state == .paid && late.listing?.seats.taken == 0)
    }

    @Test("The seat is sold before the payment is confirmed, and given back if it can't be")
    func confirms() throws {
        var held = try SampleOrder.held()
        let (first, second) = (
            held.beginConfirmation(of: SampleOrder.payment(.pending)),
            held.beginConfirmation(of: SampleOrder.payment(.pending))
        )
        #expect(first && !second)
        #expect(held.order.state == .confirming && held.order.hasSeat)
        #expect(throws: OrderRefusal.inProgress) { try held.withdraw(by: SampleOrder.ben) }

        held.endConfirmation()
        #expect(held.order.state == .cancelled && held.listing?.seats.taken == 0)
    }

    @Test("A confirmation that the provider doesn't answer ends after its time, and frees the seat")
    func unanswered() throws {
        var confirming = try SampleOrder.held()
        let hasBegun = confirming.beginConfirmation(of: SampleOrder.payment(.pending))
        #expect(hasBegun)
        let end = SampleOrder.now + Order.confirmationTime
        var early = SampleOrder.later(confirming, end - .milliseconds(1))
        early.apply(SampleOrder.payment(.pending))
        #expect(early.order.state == .confirming && early.listing?.seats.taken == 1)
        var late = SampleOrder.later(confirming, end)
        late.apply(SampleOrder.payment(.pending))
        #expect(late.order.state == .cancelled && late.listing?.seats.taken == 0)
    }

    @Test("A provider that doesn't take an order again ends the hold, but not an order that went on")
    func notTakenAgain() throws {
        var held = try SampleOrder.held()
        var confirming = held
        let hasBegun = confirming.beginConfirmation(of: SampleOrder.payment(.pending))
        confirming.endHold()
        #expect(hasBegun && confirming.order.state == .confirming && confirming.listing?.seats.taken == 1)
        held.endHold()
        #expect(held.order.state == .cancelled && held.listing?.seats.taken == 0)
    }

    @Test("A contradiction is shown until the provider agrees, and stays in the order's history")
    func agreesLater() throws {
        var held = try SampleOrder.held()
        held.apply(SampleOrder.payment(.paid, 100))
        #expect(held.order.problem == .amount && held.order.state == .held)
        held.apply(SampleOrder.payment())
        #expect(held.order.problem == nil && held.order.state == .sold)
        #expect(held.facts.map(\.event).contains(.contradicted))
    }

    @Test("A payment that completes after its class is deleted is given back, and none begins any more")
    func listingGone() throws {
        func gone(_ purchase: Purchase) -> Purchase {
            Purchase(purchase.order, of: nil, by: .webhook, at: SampleOrder.now + .seconds(60)) {
                Refund.ID(rawValue: 3)
            }
        }
        var held = try SampleOrder.held()
        var late = gone(held)
        let (isLate, hasBegun) = (
            late.beginConfirmation(of: SampleOrder.payment(.pending)),
            held.beginConfirmation(of: SampleOrder.payment(.pending))
        )
        #expect(!isLate && hasBegun)

        var confirmed = gone(held)
        confirmed.apply(SampleOrder.payment())
        #expect(confirmed.order.state == .paid && !confirmed.order.hasSeat)
        #expect(confirmed.order.openRefund?.amount.won == 30_000)
        confirmed.apply(SampleOrder.payment(.cancelled, cancelled: 30_000))
        #expect(confirmed.order.state == .refunded)
        #expect(LedgerFault(OrderAccount(confirmed.order, balances: balances(confirmed.entries))) == nil)
    }

    @Test("A dispute is shown until it is resolved, after what the operator has to do first")
    func disputed() throws {
        var held = try SampleOrder.held()
        held.apply(SampleOrder.payment())
        var later = SampleOrder.later(held, SampleOrder.now + .seconds(60), by: .payee)
        later.apply(SampleOrder.payment(isDisputed: true))
        #expect(later.order.problem == .disputed)
        later.apply(SampleOrder.payment())
        #expect(later.order.problem == nil)

        try later.refund(Money(won: 1_000)!, RefundReason("환불"), by: SampleOrder.ana)
        for _ in 0..<3 {
            later.refuseRefund("DISPUTED")
            later.apply(SampleOrder.payment(isDisputed: true))
            #expect(later.order.problem == .refundRefused(code: "DISPUTED"))
        }
        #expect(later.facts.count { $0.event == .contradicted } == 2)
        later.apply(SampleOrder.payment(.partlyCancelled, cancelled: 1_000, isDisputed: true))
        #expect(later.order.problem == .disputed)
    }

    @Test("An account issued for a transfer keeps the seat as long as the seller waits")
    func account() throws {
        var held = try SampleOrder.held()
        held.apply(issued(until: SampleOrder.now + SampleOrder.day * 7))
        #expect(held.order.heldUntil == SampleOrder.now + .seconds(2 * 3_600))
        #expect(held.order.details.account?.number == "110")
    }

    @Test("An account that is heard of again is recorded once, and keeps the seat no longer")
    func accountAgain() throws {
        let hour = Duration.seconds(3_600)
        var held = try SampleOrder.held()
        for hours in [2, 5] { held.apply(issued(until: SampleOrder.now + hour * hours)) }
        #expect(held.order.heldUntil == SampleOrder.now + hour * 2)
        #expect(held.facts.map(\.event) == [.held, .accountIssued])
    }

    @Test("No seat is held past the start of its class, nor for a transfer")
    func heldUntilTheStart() throws {
        // The seller would wait for two hours.
        var held = try SampleOrder.held(at: SampleOrder.start - .seconds(3_600))
        #expect(held.order.heldUntil == SampleOrder.start - .seconds(3_600) + Order.holdTime)
        held.apply(issued(until: SampleOrder.start + SampleOrder.day))
        #expect(held.order.heldUntil == SampleOrder.start)
        let last = try SampleOrder.held(at: SampleOrder.start - .seconds(60))
        #expect(last.order.heldUntil == SampleOrder.start)
    }

    /// The provider waits for a transfer to this account.
    private func issued(until end: Moment) -> ProviderPayment {
        ProviderPayment(
            order: SampleOrder.id,
            status: .accountIssued,
            amount: Money(won: 30_000),
            cancelled: .zero,
            currency: "KRW",
            isTest: true,
            account: ProviderPayment.Account(bank: "SHINHAN", number: "110", expiresAt: end)
        )
    }

    @Test("No one buys a seat of their own class, of one that has begun, or of one that isn't sold")
    func refused() throws {
        #expect(throws: OrderRefusal.ownListing) { try SampleOrder.held(by: SampleOrder.ana) }
        #expect(throws: OrderRefusal.started) { try SampleOrder.held(at: SampleOrder.start) }
        #expect(throws: OrderRefusal.notSellable) {
            try SampleOrder.held(SampleOrder.listing(price: .fixed(Money(won: 1)!, per: .hour)))
        }
        var full = try SampleOrder.listing()
        try full.takeSeat(at: SampleOrder.now)
        #expect(throws: ListingRefusal.full) { try SampleOrder.held(full) }
    }

    @Test("Each step is one of the table, and no state leads back to an earlier one")
    func steps() {
        var reached: [Order.State: Set<Order.State>] = [:]
        for state in Order.State.allCases {
            var open = Array(state.next)
            while let next = open.popLast() {
                if reached[state, default: []].insert(next).inserted { open += next.next }
            }
        }
        for state in Order.State.allCases { #expect(reached[state]?.contains(state) != true, "\(state)") }
        #expect(reached[.held] == Set(Order.State.allCases).subtracting([.held]))
        #expect(Order.State.refunded.next.isEmpty)
    }
}

/// The sum of each account.
func balances(_ entries: [LedgerEntry]) -> [LedgerEntry.Account: Int] {
    entries.reduce(into: [:]) { $0[$1.account, default: 0] += $1.won }
}
