import Domain
import Testing

@Suite("The operator's commission")
struct CommissionTests {
    @Test(
        "A commission is read as it is written",
        arguments: [("0", 0), ("3.3", 330), ("3.30", 330), ("10", 1_000), ("0.05", 5), ("30", 3_000)]
    )
    func reads(_ text: String, _ hundredths: Int) throws {
        let commission = try #require(Commission(text))
        #expect(commission.hundredths == hundredths)
        #expect(Commission(commission.description) == commission)
    }

    @Test(
        "A commission outside 0 to 30 percent is refused",
        arguments: ["", ".", "3.", ".5", "-1", "30.01", "100", "3.333", "3,3", "3%", "+3", "٣", "1e1"]
    )
    func refuses(_ text: String) {
        #expect(Commission(text) == nil)
    }

    @Test("A sale of 30,000 won at 3.3 percent leaves 990 won to the operator and the rest to the seller")
    func sells() throws {
        var purchase = try SampleOrder.held(commission: #require(Commission("3.3")))
        purchase.apply(SampleOrder.payment())
        #expect(purchase.order.commission == 990)
        let balances = balances(purchase.entries)
        #expect(balances == [.payer: -30_000, .provider: 0, .payee: 29_010, .operator: 990])
    }

    @Test("Refunds carry no commission, and a payment without a seat has none")
    func givesBack() throws {
        var purchase = try SampleOrder.held(commission: #require(Commission("3.3")))
        purchase.apply(SampleOrder.payment())
        purchase.apply(SampleOrder.payment(.partlyCancelled, cancelled: 10_000))
        #expect(purchase.order.commission == 660 && balances(purchase.entries)[.payee] == 19_340)
        purchase.apply(SampleOrder.payment(.cancelled, cancelled: 30_000))
        #expect(purchase.order.commission == 0)
        #expect(balances(purchase.entries).values.allSatisfy { $0 == 0 })

        var late = SampleOrder.later(
            try SampleOrder.held(commission: #require(Commission("3.3"))),
            SampleOrder.now + Order.holdTime,
            standing: PayerStanding(hasOther: true)
        )
        late.apply(nil)
        late.apply(SampleOrder.payment())
        #expect(late.order.commission == 0 && balances(late.entries) == [.payer: -30_000, .provider: 30_000])
    }

    @Test("A sale charges what its author was told, or less if the operator asks for less today")
    func charges() throws {
        let (told, lower) = (try #require(Commission("5")), try #require(Commission("3")))
        let sale = try Sale(ofSeatsOf: SampleOrder.listing(), by: SampleOrder.seller(), commission: told)
        #expect(sale.charging(atMost: lower).commission == lower)
        let higher = try #require(Commission("10"))
        #expect(sale.charging(atMost: higher).commission == told)
    }
}
