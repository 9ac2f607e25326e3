import Domain
import TestSupport
import Testing

/// Ben pays a deposit of 1,000,000 won for Ana's shop, which is reserved for 7 days and has a cooling period
/// of 24 hours.
@Suite("A deposit")
struct DepositTests {
    static let now = SampleOrder.now
    static let (ana, ben) = (SampleOrder.ana, SampleOrder.ben)
    private static let minute = Duration.seconds(60)

    static func shop(_ status: ShopStatus = .available, upFront: Int = 10_000_000) throws -> Shop {
        try Shop(
            posting: Listing.ID(rawValue: 9),
            by: ana,
            SampleShop.contents(status, upFront: upFront),
            at: SampleShop.place(NeighbourhoodCode(number: 1_114_055_000)!),
            now: now
        )
    }

    static func offer(
        _ amount: Int = 1_000_000,
        days: Int = 7,
        cooling: Int = 24,
        ticks: DocumentTicks = SampleShop.documents
    ) throws -> DepositOffer {
        try DepositOffer(amount: amount, days: days, cooling: cooling, ticks: ticks, at: now)
    }

    static func held(
        _ listing: Listing? = nil,
        _ offer: DepositOffer? = nil,
        by payer: Member.ID = ben,
        ticks: DocumentTicks = SampleShop.documents
    ) throws -> Purchase {
        let listing = try listing ?? shop().listing
        return try Purchase.hold(
            SampleOrder.id,
            in: Sale(of: offer ?? self.offer(), for: listing, by: SampleOrder.seller()),
            of: listing,
            by: payer,
            on: (ProviderName("portone"), true),
            ladder: .standard,
            ticks: ticks,
            at: now
        )
    }

    static func paid(_ held: Purchase? = nil) throws -> Purchase {
        var purchase = try held ?? self.held()
        purchase.apply(SampleOrder.payment(.paid, 1_000_000))
        return purchase
    }

    func status(_ purchase: Purchase) -> ShopStatus? { purchase.listing.flatMap(Shop.status(of:)) }

    @Test("A shop that someone is paying for stays on the board, and is reserved once it is paid")
    func reserves() throws {
        let held = try Self.held()
        #expect(status(held) == .available && held.listing?.status == .open)
        #expect(held.order.amount.won == 1_000_000)
        #expect(held.order.terms.deadline == Self.now + SampleOrder.day * 7)
        let cho = Member.ID(rawValue: 5)
        #expect(throws: DepositRefusal.notAvailable) { try Self.held(held.listing, by: cho) }

        let paid = try Self.paid(held)
        #expect(paid.order.state == .sold && status(paid) == .reserved && paid.listing?.status == .open)
        #expect(paid.lines == [.depositPaid])
        #expect(throws: DepositRefusal.notAvailable) { try Self.held(paid.listing, by: cho) }
    }

    @Test(
        "No deposit is taken for a shop that is reserved, contracted or withdrawn, nor from its owner",
        arguments: [ShopStatus.reserved, .contracted, .withdrawn]
    )
    func notAvailable(_ status: ShopStatus) throws {
        #expect(throws: DepositRefusal.notAvailable) { try Self.held(Self.shop(status).listing) }
        #expect(throws: OrderRefusal.ownListing) { try Self.held(by: Self.ana) }
    }

    @Test(
        "Both documents have to be seen and dated, and a date in the future is none",
        arguments: [
            (
                DocumentTicks.Tick(isSeen: false, issuedOn: SampleOrder.now.dateInSeoul),
                DepositRefusal.registerUnseen
            ),
            (.init(isSeen: true, issuedOn: nil), .registerDate),
            (.init(isSeen: true, issuedOn: (SampleOrder.now + SampleOrder.day).dateInSeoul), .registerDate),
        ]
    )
    func documents(_ register: DocumentTicks.Tick, _ refusal: DepositRefusal) throws {
        let ticks = DocumentTicks(register: register, building: SampleShop.documents.building)
        #expect(throws: refusal) { try Self.held(ticks: ticks) }
        #expect(throws: refusal) { try Self.offer(ticks: ticks) }
        let none = #expect(throws: FieldRefusals.self) { try Self.held(ticks: .none) }
        #expect(none?.all.map(\.code) == ["deposit.register-unseen", "deposit.building-unseen"])
    }

    @Test("An offer is at most what is paid at the start, for 1 to 30 days, with 1 to 168 hours")
    func offers() throws {
        let shop = try Self.shop().listing
        for (amount, days, cooling, refusal) in [
            (0, 7, 24, DepositRefusal.amount), (1, 0, 24, .days), (1, 31, 24, .days), (1, 7, 0, .cooling),
            (1, 7, 169, .cooling),
        ] {
            #expect(throws: refusal) { try Self.offer(amount, days: days, cooling: cooling) }
        }
        let seller = try SampleOrder.seller()
        _ = try Sale(of: Self.offer(10_000_000, days: 30, cooling: 168), for: shop, by: seller)
        #expect(throws: DepositRefusal.amount) {
            try Sale(of: Self.offer(10_000_001), for: shop, by: seller)
        }
        #expect(throws: DepositRefusal.notOfferable) {
            try Sale(of: Self.offer(), for: SampleOrder.listing(), by: seller)
        }
    }

    @Test(
        "To the minute: all comes back within the cooling period, and nothing after it",
        arguments: [(0, 1_000_000), (24 * 60 - 1, 1_000_000), (24 * 60, 0), (7 * 24 * 60 - 1, 0)]
    )
    func cooling(after minutes: Int, _ back: Int) throws {
        // Paid ten minutes after the order, from when the period counts.
        var purchase = SampleOrder.later(try Self.held(), Self.now + Self.minute * 10)
        purchase.apply(SampleOrder.payment(.paid, 1_000_000))
        let moment = min(Self.now + Self.minute * (minutes + 10), purchase.order.terms.deadline - Self.minute)
        var later = SampleOrder.later(purchase, moment, by: .payer)
        #expect(later.order.share(at: moment).won == back)
        try later.withdraw(by: Self.ben)
        #expect(later.order.refundedOrAsked == back && status(later) == .available)
        #expect(later.lines == [.depositReleased])
    }

    @Test("Before paying, the timeline tells when all, nothing and again all is given back")
    func timeline() throws {
        let shop = try Self.shop().listing
        let sale = try Sale(of: Self.offer(), for: shop, by: SampleOrder.seller())
        let stretches = try #require(sale.quote(for: shop, at: Self.now))
        #expect(stretches.map(\.amount.won) == [1_000_000, 0, 1_000_000])
        #expect(stretches.map(\.until) == [Self.now + SampleOrder.day, Self.now + SampleOrder.day * 7, nil])
        let short = try Sale(of: Self.offer(days: 1, cooling: 48), for: shop, by: SampleOrder.seller())
        #expect(short.quote(for: shop, at: Self.now)?.map(\.amount.won) == [1_000_000, 1_000_000])
        #expect(try sale.quote(for: Self.shop(.reserved).listing, at: Self.now) == nil)
    }

    @Test("A reservation that ends without a contract gives everything back, and not a minute earlier")
    func over() throws {
        let end = Self.now + SampleOrder.day * 7
        var early = SampleOrder.later(try Self.paid(), end - Self.minute)
        early.endAtDeadline()
        #expect(early.order.hasSeat && early.order.refunds.isEmpty)
        var late = SampleOrder.later(early, end)
        late.endAtDeadline()
        #expect(!late.order.hasSeat && late.order.refundedOrAsked == 1_000_000 && status(late) == .available)
        #expect(late.order.refunds.map(\.cause) == [.reservationOver])
    }

    @Test(
        "An owner who withdraws the shop, or makes it available again, gives everything back",
        arguments: [ShopStatus.withdrawn, .available]
    )
    func ownerEnds(_ decision: ShopStatus) throws {
        var later = try Self.decided(Self.paid(), decision, after: SampleOrder.day * 3)
        try later.followListing()
        #expect(!later.order.hasSeat && later.order.refundedOrAsked == 1_000_000)
        #expect(status(later) == decision && later.listing?.seats.taken == 0)
    }

    @Test("After the cooling period the owner makes the contract alone, and the deposit stays")
    func contract() throws {
        var later = try Self.decided(Self.paid(), .contracted, after: SampleOrder.day * 3)
        try later.followListing()
        #expect(later.order.fulfilledAt != nil && later.order.refunds.isEmpty && !later.order.hasSeat)
        #expect(status(later) == .contracted && later.listing?.seats.taken == 0)
        // Not even of the time in which all would have come back.
        for days in [0, 3, 7] { #expect(later.order.share(at: Self.now + SampleOrder.day * days) == .zero) }

        var last = SampleOrder.later(later, Self.now + SampleOrder.day * 9)
        last.endAtDeadline()
        try last.followListing()
        try last.end(becauseOf: Self.ana)
        #expect(throws: OrderRefusal.ended) { try last.withdraw(by: Self.ben) }
        #expect(last.order.refunds.isEmpty)
        let kindness = try RefundReason("고마워서요")
        try last.refund(Money(won: 1)!, kindness, because: .terms, by: Self.ana)
        #expect(last.order.refundedOrAsked == 1 && last.order.state == .sold)
    }

    @Test("Within the cooling period a contract waits for the payer's yes, and the right to withdraw stays")
    func asks() throws {
        var later = SampleOrder.later(try Self.paid(), Self.now + .seconds(1), by: .payee)
        let (asks, again) = (try later.mustAskForContract(), try later.mustAskForContract())
        #expect(asks && again && later.lines == [.depositContractAsked])
        #expect(later.order.hasSeat && status(later) == .reserved && later.order.fulfilledAt == nil)
        #expect(later.order.share(at: Self.now + .seconds(1)).won == 1_000_000)
        try later.withdraw(by: Self.ben)
        #expect(later.order.refundedOrAsked == 1_000_000)
        #expect(throws: OrderRefusal.noContract) { try later.agreeToContract(by: Self.ben) }
    }

    @Test("With the payer's yes the contract is made at once, and is closed to others")
    func agrees() throws {
        var later = SampleOrder.later(try Self.paid(), Self.now + .seconds(1), by: .payer)
        #expect(throws: OrderRefusal.noContract) { try later.agreeToContract(by: Self.ben) }
        _ = try later.mustAskForContract()
        #expect(throws: OrderRefusal.notPayer) { try later.agreeToContract(by: Self.ana) }
        #expect(throws: OrderRefusal.notFound) { try later.agreeToContract(by: Member.ID(rawValue: 9)) }
        for _ in 0..<2 { try later.agreeToContract(by: Self.ben) }
        #expect(later.order.fulfilledAt != nil && later.order.contractAgreedAt != nil)
        #expect(status(later) == .contracted && later.listing?.status == .closed)
        #expect(later.facts.count { $0.event == .contractAgreed } == 1)
    }

    @Test("Both read that the owner has made the contract alone, and that the payer agrees afterwards")
    func agreesAfterwards() throws {
        var later = try Self.decided(Self.paid(), .contracted, after: SampleOrder.day * 3)
        try later.followListing()
        #expect(later.lines == [.depositKept])
        try later.agreeToContract(by: Self.ben)
        #expect(later.lines == [.depositKept, .depositContractAgreed])
        #expect(later.order.contractAgreedAt != nil)
    }

    @Test("A kept deposit that its payer hasn't confirmed keeps the shop from taking another")
    func former() throws {
        let standing = PayerStanding(hasFormerDeposit: true)
        let shop = try Self.shop().listing
        #expect(throws: DepositRefusal.formerKept) {
            try Purchase.hold(
                SampleOrder.id,
                in: Sale(of: Self.offer(), for: shop, by: SampleOrder.seller()),
                of: shop,
                by: Self.ben,
                standing: standing,
                on: (ProviderName("portone"), true),
                ladder: .standard,
                ticks: SampleShop.documents,
                at: Self.now
            )
        }
    }

    @Test("A payment that completes after the owner withdrew the shop is given back whole")
    func withdrawnMeanwhile() throws {
        var held = try Self.held()
        let hasBegun = held.beginConfirmation(of: SampleOrder.payment(.pending, 1_000_000))
        #expect(hasBegun)
        var later = try Self.decided(held, .withdrawn, after: .seconds(60))
        try later.followListing()
        #expect(later.order.state == .confirming)
        later.apply(SampleOrder.payment(.paid, 1_000_000))
        #expect(later.order.state == .paid && later.order.openRefund?.amount.won == 1_000_000)
        #expect(status(later) == .withdrawn && later.listing?.seats.taken == 0)
    }

    @Test("An owner says why money is given back, which both read; an operator needs no reason of these")
    func reasons() throws {
        var later = SampleOrder.later(try Self.paid(), Self.now + SampleOrder.day, by: .payee)
        let (amount, reason) = (Money(won: 400_000)!, try RefundReason("등기가 달라요"))
        #expect(throws: DepositRefusal.reasonMissing) { try later.refund(amount, reason, by: Self.ana) }
        try later.refund(amount, reason, because: .documents, by: Self.ana)
        #expect(later.lines == [.depositDocuments] && later.order.hasSeat && status(later) == .reserved)
        try later.refund(Money(won: 600_000)!, reason, by: nil)
        #expect(later.order.refundable == 0 && !later.order.hasSeat && status(later) == .available)
    }

    @Test(
        "Whatever happens in whatever order, a shop is reserved just for a paid deposit, and the ledger fits"
    )
    func property() throws {
        var chance = SeededGenerator(seed: 18)
        for _ in 0..<2_000 {
            var (purchase, moment) = (try Self.held(), Self.now)
            var entries: [LedgerEntry] = []
            for _ in 0..<Int.random(in: 1...10, using: &chance) {
                moment = moment + .seconds(Int.random(in: 0...100_000, using: &chance))
                purchase = SampleOrder.later(purchase, moment)
                step(&purchase, Int.random(in: 0...8, using: &chance))
                entries += purchase.entries
                let order = purchase.order
                #expect(purchase.listing?.seats.taken == (order.hasSeat ? 1 : 0))
                let isReserved = order.hasSeat && order.state.isCharged
                #expect((status(purchase) == .reserved) == isReserved)
                #expect(order.refundedOrAsked <= order.amount.won)
                #expect(LedgerFault(OrderAccount(order, balances: balances(entries))) == nil)
            }
        }
    }

    private func step(_ purchase: inout Purchase, _ number: Int) {
        let given = purchase.order.refundedOrAsked
        switch number {
        case 0: purchase.apply(nil)
        case 1, 2:
            purchase.apply(
                given == 0
                    ? SampleOrder.payment(.paid, 1_000_000)
                    : SampleOrder.payment(
                        given == 1_000_000 ? .cancelled : .partlyCancelled,
                        1_000_000,
                        cancelled: given
                    )
            )
        case 3: try? purchase.withdraw(by: Self.ben)
        case 4: purchase.endAtDeadline()
        case 5: try? purchase.end(becauseOf: Self.ana)
        case 6:
            let amount = Money(won: 300_000)!
            try? purchase.refund(amount, RefundReason("환불"), because: .terms, by: Self.ana)
        case 7: purchase.endHold()
        default: try? purchase.followListing()
        }
    }

    /// The purchase after the owner has given its shop another status.
    static func decided(
        _ purchase: Purchase,
        _ status: ShopStatus,
        after time: Duration
    ) throws -> Purchase {
        let listing = try #require(purchase.listing)
        let contents = try SampleShop.contents(Shop.status(of: listing) ?? .available)
        var shop = Shop(listing, contents, prices: [ShopPrice(contents.terms, since: now)], statuses: [])
        try shop.edit(
            SampleShop.contents(status),
            at: listing.details.place,
            basedOn: nil,
            now: now + time
        )
        return Purchase(purchase.order, of: shop.listing, by: .payee, at: now + time) {
            Refund.ID(rawValue: .random(in: 1...Int64.max))
        }
    }
}
