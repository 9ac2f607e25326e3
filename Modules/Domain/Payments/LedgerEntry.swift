/// One side of a movement of money. The entries of a movement add up to zero, and none is ever changed.
///
/// They record claims against the provider, which settles with the payee. The operator holds no money.
public struct LedgerEntry: Equatable, Sendable {
    public enum Account: String, CaseIterable, Sendable {
        case payer
        case provider
        case payee
    }

    public enum Movement: String, CaseIterable, Sendable {
        /// The provider charged the payer.
        case paid
        /// The payment became the payee's.
        case sold
        /// The provider gave money back.
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
}

extension Order {
    /// The sum of each account that this order has to have.
    public var expectedBalances: [LedgerEntry.Account: Int] {
        guard state.isCharged else { return [:] }
        let left = amount.won - refunded
        let holder: LedgerEntry.Account = wasSold ? .payee : .provider
        return [.payer: -left, holder: left].filter { $0.value != 0 }
    }

    /// Whether the seat was sold, and a refund comes from the payee.
    var wasSold: Bool {
        switch state {
        case .sold, .partlyRefunded: true
        case .refunded: !refunds.contains { $0.cause == .seatGone }
        case .held, .confirming, .paid, .cancelled, .expired: false
        }
    }
}
