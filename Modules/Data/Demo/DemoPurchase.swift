import Database
import Domain
import Storage

/// An order of a demo while it is generated. Each of its steps is one of the domain's, and the provider's
/// answers are made up.
struct DemoPurchase {
    /// No server has this provider, so none is asked about the order.
    private static let provider = (name: ProviderName("demo"), isTest: true)

    private let clock: DemoClock
    private let number: Int
    private var purchase: Purchase
    private var at: Moment
    private var facts: [OrderFact] = []
    private var entries: [(entry: LedgerEntry, at: Moment)] = []
    /// What its parties read in their conversation.
    private(set) var lines: [(event: Line.Event, at: Moment)] = []

    /// - Parameter number: distinguishes its identifiers from those of other orders.
    init(
        _ number: Int,
        in sale: Sale,
        of listing: Listing,
        by payer: Member.ID,
        at moment: Moment,
        _ clock: DemoClock
    ) throws {
        self.number = number
        self.clock = clock
        at = moment
        purchase = try .hold(
            clock.id(at: moment, number),
            in: sale,
            of: listing,
            by: payer,
            on: Self.provider,
            ladder: .standard,
            at: moment
        )
        note(purchase)
    }

    var order: Order { purchase.order }
    /// The listing with the seats that are left.
    var listing: Listing? { purchase.listing }

    /// Advances the order to the present.
    mutating func settle(_ chance: inout Chance) throws {
        switch chance.below(100) {
        case ..<12:
            try step(afterMinutes: 15...15, by: .poll, &chance) { $0.learn(nil) }
        case ..<22:
            guard let payer = order.payer else { return }
            try step(afterMinutes: 2...10, by: .payer, &chance) { try $0.withdraw(by: payer) }
        default:
            let payment = payment(givenBack: 0)
            try step(afterMinutes: 1...9, by: .payer, &chance) { $0.learn(payment) }
            try regret(&chance)
        }
    }

    /// Some change their minds later, or are given a part back.
    private mutating func regret(_ chance: inout Chance) throws {
        guard let payer = order.payer, let payee = order.payee else { return }
        switch chance.below(100) {
        case ..<15:
            guard
                try step(afterMinutes: 60...9_000, by: .payer, &chance, { try $0.withdraw(by: payer) })
            else { return }
        case ..<35:
            guard let part = Money(won: max(1_000, order.amount.won / 2_000 * 1_000)) else { return }
            let reason = try RefundReason(chance.pick(DemoWords.refunds))
            guard
                try step(
                    afterMinutes: 60...9_000,
                    by: .payee,
                    &chance,
                    { try $0.refund(part, reason, by: payee) }
                )
            else { return }
        default: return
        }
        guard order.openRefund != nil else { return }
        let payment = payment(givenBack: order.refundedOrAsked)
        at = at + .seconds(2)
        try change(by: .poll) { $0.learn(payment) }
    }

    private func payment(givenBack won: Int) -> ProviderPayment {
        ProviderPayment(
            order: order.id,
            status: won == 0 ? .paid : won == order.amount.won ? .cancelled : .partlyCancelled,
            amount: order.amount,
            cancelled: Money(won: won) ?? .zero,
            currency: "KRW",
            isTest: Self.provider.isTest,
            method: "card"
        )
    }

    /// Returns false when no time was left for it, before the class and the present.
    @discardableResult
    private mutating func step(
        afterMinutes minutes: ClosedRange<Int>,
        by source: OrderFact.Source,
        _ chance: inout Chance,
        _ change: (inout Purchase) throws -> Void
    ) throws -> Bool {
        let next = at.later(minutes: chance.within(minutes))
        guard next.later(minutes: 1) < min(clock.now, order.terms.deadline) else { return false }
        at = next
        try self.change(by: source, change)
        return true
    }

    private mutating func change(
        by source: OrderFact.Source,
        _ change: (inout Purchase) throws -> Void
    ) throws {
        var next = Purchase(order, of: listing, by: source, at: at) { [clock, at, number] in
            clock.id(at: at, number)
        }
        try change(&next)
        note(next)
    }

    private mutating func note(_ next: Purchase) {
        purchase = next
        facts += next.facts
        entries += next.entries.map { ($0, at) }
        lines += next.lines.map { ($0, at) }
    }

    func add(to batch: inout RowBatch) {
        batch.add(order)
        for (place, refund) in order.refunds.enumerated() {
            batch.add(RefundRow(refund, of: order.id, place: place))
        }
        for (place, fact) in facts.enumerated() {
            batch.add(OrderFactRow(fact, of: order.id, number: place + 1))
        }
        for (place, (entry, at)) in entries.enumerated() {
            batch.add(LedgerRow(entry, of: order.id, number: place + 1, at: at))
        }
    }
}
