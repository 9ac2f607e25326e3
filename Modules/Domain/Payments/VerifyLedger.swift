/// Proves the ledger, order by order, against the orders and against the provider. Changes nothing.
public struct VerifyLedger: Sendable {
    /// The orders that one call looks at.
    static let most = 1_000
    /// Fewer when the provider is asked about each.
    static let mostAsked = 50

    private let queries: any OrderQueries
    private let service: PaymentService?

    public init(queries: any OrderQueries, service: PaymentService?) {
        self.queries = queries
        self.service = service
    }

    /// Looks at the next orders after `latest`, by identifier.
    ///
    /// - Parameter asksProvider: whether to compare them with the provider, too. Throws ``OrderRefusal/off``
    ///   while payments are off, and what the provider fails with.
    public func callAsFunction(after latest: Order.ID?, asksProvider: Bool) async throws -> LedgerProof {
        let service = try asksProvider ? self.mustTakePayments() : nil
        let most = service == nil ? Self.most : Self.mostAsked
        let accounts = try await queries.listAccounts(after: latest, most: most)
        var proof = LedgerProof(
            checked: accounts.count,
            faults: accounts.compactMap(LedgerFault.init),
            next: accounts.count == most ? accounts.last?.order.id : nil
        )
        guard let service else { return proof }
        for account in accounts where account.order.isComparable(with: service.provider) {
            proof.asked += 1
            if let fault = try await compare(account, with: service.provider) { proof.faults.append(fault) }
        }
        return proof
    }

    /// An order that changed while the provider was asked is looked at once more.
    private func compare(
        _ account: OrderAccount,
        with provider: any PaymentProvider
    ) async throws -> LedgerFault? {
        let id = account.order.id
        guard LedgerFault(account, try await provider.payment(of: id)) != nil,
            let latest = try await queries.account(of: id), latest.order.isComparable(with: provider)
        else { return nil }
        return LedgerFault(latest, try await provider.payment(of: id))
    }

    private func mustTakePayments() throws(OrderRefusal) -> PaymentService {
        guard let service else { throw .off }
        return service
    }
}

/// An order, and the balance of each account in its entries.
public struct OrderAccount: Sendable {
    public let order: Order
    /// Without accounts that are even.
    public let balances: [LedgerEntry.Account: Int]

    public init(_ order: Order, balances: [LedgerEntry.Account: Int]) {
        self.order = order
        self.balances = balances.filter { $0.value != 0 }
    }
}

/// What a part of the ledger was found to be.
public struct LedgerProof: Sendable {
    /// The orders whose entries were added up.
    public let checked: Int
    /// Those of them that the provider was asked about.
    public internal(set) var asked = 0
    public internal(set) var faults: [LedgerFault]
    /// Where the next call continues; nil at the end.
    public let next: Order.ID?

    init(checked: Int, faults: [LedgerFault], next: Order.ID?) {
        self.checked = checked
        self.faults = faults
        self.next = next
    }
}

/// An order whose balances in the ledger aren't those that it has to have.
public struct LedgerFault: Equatable, Sendable {
    /// What the ledger contradicts.
    public enum Witness: String, CaseIterable, Sendable {
        /// The state of the order, or that entries add up to zero.
        case order
        /// What the provider has charged and not refunded.
        case provider
    }

    public let order: Order.ID
    public let witness: Witness
    public let expected: [LedgerEntry.Account: Int]
    public let found: [LedgerEntry.Account: Int]

    /// Nil for balances that add up to zero and match the order.
    public init?(_ account: OrderAccount) {
        let (order, found) = (account.order, account.balances)
        guard found != order.expectedBalances || found.values.reduce(0, +) != 0 else { return nil }
        self.order = order.id
        witness = .order
        expected = order.expectedBalances
        self.found = found
    }

    /// Nil if the payer paid what the provider says, apart from refunds that were settled without it.
    init?(_ account: OrderAccount, _ payment: ProviderPayment?) {
        let charged = payment?.charged(for: account.order) ?? 0
        let settled = account.order.refunded - account.order.refundedByProvider
        let booked = (account.balances[.payer] ?? 0) - settled
        guard booked != -charged else { return nil }
        order = account.order.id
        witness = .provider
        expected = [.payer: -charged]
        found = [.payer: booked]
    }
}

extension Order {
    /// Whether the provider knows the order, and nothing is being paid or refunded.
    fileprivate func isComparable(with provider: any PaymentProvider) -> Bool {
        self.provider == provider.name && state != .held && state != .confirming && openRefund == nil
    }
}

extension ProviderPayment {
    /// What is charged in won and not refunded. Payments of other orders or modes don't count.
    fileprivate func charged(for order: Order) -> Int {
        guard self.order == order.id, isTest == order.isTest, currency == "KRW", status.isCharged else {
            return 0
        }
        return (amount?.won ?? 0) - cancelled.won
    }
}
