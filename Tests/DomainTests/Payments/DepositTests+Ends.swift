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
        over.end(becauseOf: Self.ana)
        #expect(over.order.openRefund?.amount.won == 1_000_000 && !over.order.hasSeat)
        #expect(over.order.openRefund?.cause == .listingGone)
    }

    @Test("A cooling period ends with the reservation, however long it would be")
    func coolingPastTheEnd() throws {
        let paid = try Self.paid(Self.held(nil, Self.offer(days: 1, cooling: 48)))
        let end = Self.now + SampleOrder.day
        #expect(paid.order.terms.deadline == end)
        #expect(paid.order.share(at: end - .milliseconds(1)).won == 1_000_000)
        #expect(paid.order.share(at: end) == .zero)
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
        unpaid.followListing()
        #expect(unpaid.order.state == .cancelled && unpaid.order.fulfilledAt == nil)
        #expect(status(unpaid) == decision && unpaid.listing?.seats.taken == 0)
    }
}
