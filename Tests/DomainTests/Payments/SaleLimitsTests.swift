import Testing

@testable import Domain

@Suite("The most that is taken here")
struct SaleLimitsTests {
    private let limits = SaleLimits(deposit: Money(won: 10_000)!, firstSale: Money(won: 1_000)!)

    @Test("A deposit is as high as the operator allows, and no higher")
    func deposits() throws {
        try limits.check(Money(won: 10_000)!, isDeposit: true, isFirst: false)
        #expect(throws: SaleLimitRefusal.deposit(most: limits.deposit)) {
            try limits.check(Money(won: 10_001)!, isDeposit: true, isFirst: false)
        }
        try limits.check(Money(won: 10_001)!, isDeposit: false, isFirst: false)
    }

    @Test("Before a seller has fulfilled a sale, one costs no more than the operator allows for a first one")
    func firstSales() throws {
        try limits.check(Money(won: 1_000)!, isDeposit: false, isFirst: true)
        for isDeposit in [true, false] {
            #expect(throws: SaleLimitRefusal.firstSale(most: limits.firstSale)) {
                try limits.check(Money(won: 1_001)!, isDeposit: isDeposit, isFirst: true)
            }
        }
        try limits.check(Money(won: 1_001)!, isDeposit: false, isFirst: false)
    }

    @Test("An order of a deposit keeps the limit of deposits")
    func orders() throws {
        let order = try DepositTests.held().order
        #expect(throws: SaleLimitRefusal.deposit(most: limits.deposit)) {
            try limits.check(order, isFirst: false)
        }
        try limits.check(SampleOrder.held().order, isFirst: false)
    }
}
