/// One side of a movement of money. The entries of a movement add up to zero, and none is ever changed.
///
/// They record claims against the provider, which settles with the payee. The operator holds no money.
public struct LedgerEntry: Equatable, Sendable {
    public enum Account: String, CaseIterable, Sendable {
        case payer
        case provider
        case payee
        /// The operator's commission.
        case `operator`
    }

    public enum Movement: String, CaseIterable, Sendable {
        /// The provider charged the payer.
        case paid
        /// The payment became the payee's.
        case sold
        /// The provider refunded money.
        case refunded
    }

    public let account: Account
    public let movement: Movement
    /// In won; negative for what left the account.
    public let won: Int

    public init(_ account: Account, _ movement: Movement, _ won: Int) {
        self.account = account
        self.movement = movement
        self.won = won
    }

    static func moving(_ won: Int, _ movement: Movement, from: Account, to: Account) -> [LedgerEntry] {
        [LedgerEntry(from, movement, -won), LedgerEntry(to, movement, won)]
    }

    /// The provider's money becomes the payee's, and the operator's as far as it is commission.
    static func selling(_ won: Int, commission: Int) -> [LedgerEntry] {
        moved(
            [
                LedgerEntry(.provider, .sold, -won), LedgerEntry(.payee, .sold, won - commission),
                LedgerEntry(.operator, .sold, commission),
            ]
        )
    }

    /// The payer gets back what the payee had, and what the operator had as commission.
    static func refunding(_ won: Int, commission: Int) -> [LedgerEntry] {
        moved(
            [
                LedgerEntry(.payee, .refunded, commission - won),
                LedgerEntry(.operator, .refunded, -commission), LedgerEntry(.payer, .refunded, won),
            ]
        )
    }

    private static func moved(_ entries: [LedgerEntry]) -> [LedgerEntry] { entries.filter { $0.won != 0 } }
}

extension Order {
    /// The sum of each account that this order has to have.
    public var expectedBalances: [LedgerEntry.Account: Int] {
        guard state.isCharged else { return [:] }
        let left = amount.won - refunded
        let balances: [LedgerEntry.Account: Int] =
            wasSold
            ? [.payer: -left, .payee: left - commission, .operator: commission]
            : [.payer: -left, .provider: left]
        return balances.filter { $0.value != 0 }
    }

    /// What the operator keeps of what was paid and not refunded, in won.
    public var commission: Int { wasSold ? terms.commission.part(of: amount.won - refunded) : 0 }

    /// Whether the seat was sold, and a refund comes from the payee.
    var wasSold: Bool {
        switch state {
        case .sold, .partlyRefunded: true
        case .refunded: !refunds.contains { $0.cause == .seatGone }
        case .held, .confirming, .paid, .cancelled, .expired: false
        }
    }
}
