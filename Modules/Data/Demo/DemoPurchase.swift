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
    private(set) var lines: [(line: Line, at: Moment)] = []

    /// - Parameter number: distinguishes its identifiers from those of other orders.
    init(
        _ number: Int,
        in sale: Sale,
        of listing: Listing,
        by payer: Member.ID,
        paying choice: DemoChoice = .seat,
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
            standing: choice.standing,
            choosing: choice.lesson,
            on: Self.provider,
            ladder: .standard,
            at: moment
        )
        note(purchase)
    }

    /// What is ordered.
    enum DemoChoice {
        case seat
        case pass
        /// A lesson that was agreed on.
        case single(Deal)

        fileprivate var lesson: LessonChoice? {
            switch self {
            case .seat: nil
            case .pass: .pass
            case .single(let deal): .lesson(deal.id)
            }
        }

        fileprivate var standing: PayerStanding {
            guard case .single(let deal) = self else { return PayerStanding() }
            return PayerStanding(deals: [deal])
        }
    }

    var order: Order { purchase.order }
    /// When it changed last.
    var latest: Moment { at }
    /// The listing with the seats that are left.
    var listing: Listing? { purchase.listing }

    /// Advances the order to the present.
    mutating func settle(_ chance: inout Chance) throws {
        switch chance.below(100) {
        case ..<12:
            try step(afterMinutes: 15...15, by: .poll, &chance) { $0.apply(nil) }
        case ..<22:
            guard let payer = order.payer else { return }
            try step(afterMinutes: 2...10, by: .payer, &chance) { try $0.withdraw(by: payer) }
        default:
            let payment = payment(givenBack: 0)
            try step(afterMinutes: 1...9, by: .payer, &chance) { $0.apply(payment) }
            try regret(&chance)
        }
    }

    /// Some cancel later, or get a part refunded.
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
        try change(by: .poll) { $0.apply(payment) }
    }

    /// Pays a few minutes after the order.
    mutating func pay(_ deals: [Deal] = []) throws {
        let payment = payment(givenBack: 0)
        at = at.later(minutes: 4)
        try change(by: .payer, PayerStanding(deals: deals)) { $0.apply(payment) }
    }

    /// Books a lesson with the pass.
    mutating func book(_ deal: Deal, at moment: Moment) throws {
        at = moment
        try change(by: .payer) { _ = $0.use(for: deal) }
    }

    /// Follows what has become of a lesson.
    mutating func follow(_ deal: Deal, at moment: Moment) throws {
        at = moment
        try change(by: .payer) { $0.follow(deal) }
    }

    /// Ends a pass whose time is over.
    ///
    /// - Parameter keepsSeat: whether lessons need the seat.
    mutating func endAtDeadline(keepingSeat keepsSeat: Bool) throws {
        guard order.hasSeat, order.terms.deadline <= clock.now else { return }
        at = max(at, order.terms.deadline)
        try change(by: .poll, PayerStanding(seat: keepsSeat ? .held : .needed)) { $0.endAtDeadline() }
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
        try self.change(by: source, PayerStanding(), change)
        return true
    }

    private mutating func change(
        by source: OrderFact.Source,
        _ standing: PayerStanding = PayerStanding(),
        _ change: (inout Purchase) throws -> Void
    ) throws {
        var next = Purchase(order, of: listing, standing: standing, by: source, at: at) {
            [clock, at, number] in
            clock.id(at: at, number)
        }
        try change(&next)
        note(next)
    }

    private mutating func note(_ next: Purchase) {
        purchase = next
        facts += next.facts
        entries += next.entries.map { ($0, at) }
        lines += next.lines.map { (Line($0, by: nil), at) }
    }

    func add(to batch: inout RowBatch) {
        batch.add(order)
        for (place, refund) in order.refunds.enumerated() {
            batch.add(RefundRow(refund, of: order.id, place: place))
        }
        for use in order.uses { batch.add(PassUseRow(use, of: order.id)) }
        for (place, fact) in facts.enumerated() {
            batch.add(OrderFactRow(fact, of: order.id, number: place + 1))
        }
        for (place, (entry, at)) in entries.enumerated() {
            batch.add(LedgerRow(entry, of: order.id, number: place + 1, at: at))
        }
    }
}
