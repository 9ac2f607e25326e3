import Domain
import TestSupport
import Testing

/// What a payer has once the reservation is over, the shop goes, or the owner decides otherwise.
extension DepositTests {
    @Test(
        "A reservation that is over gives everything back, too, if the shop goes before maintenance has run"
    )
    func overAndGone() throws {
        var over = SampleOrder.later(try Self.paid(), Self.now + SampleOrder.day * 8)
        try over.end(becauseOf: Self.ana)
        #expect(over.order.openRefund?.amount.won == 1_000_000 && !over.order.hasSeat)
        #expect(over.order.openRefund?.cause == .listingGone)
    }

    @Test("A payer who withdraws, or deletes the account, once the reservation is over gets everything back")
    func overAndWithdrawn() throws {
        let end = Self.now + SampleOrder.day * 7
        var withdrawn = SampleOrder.later(try Self.paid(), end, by: .payer)
        #expect(withdrawn.order.timeline(from: end).map(\.amount) == [withdrawn.order.share(at: end)])
        try withdrawn.withdraw(by: Self.ben)
        #expect(withdrawn.order.refundedOrAsked == 1_000_000)
        var left = SampleOrder.later(try Self.paid(), end)
        try left.end(becauseOf: Self.ben)
        #expect(left.order.refundedOrAsked == 1_000_000)
    }

    @Test("Once the reservation is over the owner makes no contract without the payer's yes")
    func overAndContracted() throws {
        var over = SampleOrder.later(try Self.paid(), Self.now + SampleOrder.day * 7, by: .payee)
        let asks = try over.mustAskForContract()
        #expect(asks && over.order.hasSeat)
    }

    @Test("An offer above what is paid at the start isn't sold any more once the owner asks for less")
    func lowered() throws {
        let sale = try Sale(of: Self.offer(), for: Self.shop().listing, by: SampleOrder.seller())
        func order(upFront: Int) throws -> Order {
            try Purchase.hold(
                SampleOrder.id,
                in: sale,
                of: Self.shop(upFront: upFront).listing,
                by: Self.ben,
                on: (ProviderName("portone"), true),
                ladder: .standard,
                ticks: SampleShop.documents,
                at: Self.now
            ).order
        }
        #expect(try order(upFront: 1_000_000).amount.won == 1_000_000)
        #expect(throws: OrderRefusal.notForSale) { try order(upFront: 999_999) }
        #expect(try sale.quote(for: Self.shop(upFront: 1_000_000).listing, at: Self.now) != nil)
        #expect(try sale.quote(for: Self.shop(upFront: 999_999).listing, at: Self.now) == nil)
    }

    @Test(
        "A deposit that isn't paid yet ends when the owner decides for another",
        arguments: [ShopStatus.reserved, .contracted, .withdrawn]
    )
    func unpaid(_ decision: ShopStatus) throws {
        var unpaid = try Self.decided(Self.held(), decision, after: .seconds(60))
        try unpaid.followListing()
        #expect(unpaid.order.state == .cancelled && unpaid.order.fulfilledAt == nil)
        #expect(status(unpaid) == decision && unpaid.listing?.seats.taken == 0)
    }
}
