/// The highest amounts that the operator lets members take.
public struct SaleLimits: Sendable {
    public static let usual = SaleLimits(deposit: Money(won: 10_000_000)!, firstSale: Money(won: 1_000_000)!)

    /// Of one deposit.
    public let deposit: Money
    /// Of one sale of a seller none of whose sales is fulfilled yet.
    public let firstSale: Money

    public init(deposit: Money, firstSale: Money) {
        self.deposit = deposit
        self.firstSale = firstSale
    }

    /// Checks what a sale asks for when it is opened, so that its author learns of it first.
    public func check(_ sale: Sale, of listing: Listing, isFirst: Bool) throws(SaleLimitRefusal) {
        guard let amount = sale.highestAmount(of: listing) else { return }
        try check(amount, isDeposit: sale.offer != nil, isFirst: isFirst)
    }

    func check(_ order: Order, isFirst: Bool) throws(SaleLimitRefusal) {
        try check(order.amount, isDeposit: order.terms.item.deposit != nil, isFirst: isFirst)
    }

    /// Throws ``SaleLimitRefusal`` for more than is allowed. A first deposit has to keep both limits.
    ///
    /// - Parameter isFirst: whether no sale of the seller is fulfilled yet.
    public func check(_ amount: Money, isDeposit: Bool, isFirst: Bool) throws(SaleLimitRefusal) {
        if isDeposit, amount.won > deposit.won { throw .deposit(most: deposit) }
        if isFirst, amount.won > firstSale.won { throw .firstSale(most: firstSale) }
    }
}

public enum SaleLimitRefusal: Refusal, Equatable {
    case deposit(most: Money)
    /// The seller has fulfilled no sale yet, and this one is too high for a first one.
    case firstSale(most: Money)

    public var code: String {
        switch self {
        case .deposit: "deposit.over-limit"
        case .firstSale: "sale.over-first-sale-limit"
        }
    }

    public var kind: RefusalKind { .conflict }

    public var field: String? {
        switch self {
        case .deposit: "amount"
        case .firstSale: nil
        }
    }
}

extension Sale {
    /// What one of these costs at most; nil when the listing has no price now.
    fileprivate func highestAmount(of listing: Listing) -> Money? {
        switch goods {
        case .seats: listing.seatPrice
        case .deposit(let offer): offer.amount
        case .lessons(let offer):
            [offer.single, offer.pass?.price].compactMap(\.self).max { $0.won < $1.won }
        }
    }
}
