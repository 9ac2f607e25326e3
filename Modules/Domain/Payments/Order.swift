/// A payer's order of a seat of a listing, the deposit of a shop, a pass or a lesson. What it costs and what
/// it buys never changes, and of the terms only the deadline does.
public struct Order: Identifiable, Equatable, Sendable {
    /// See ``next`` for the steps.
    public enum State: String, CaseIterable, Sendable {
        /// The seat is kept while the payer pays.
        case held
        /// The seat is sold and the provider is asked to charge the payer.
        case confirming
        /// The provider has charged the payer, and the seat isn't sold. The money is owed back.
        case paid
        case sold
        case partlyRefunded = "partly-refunded"
        case refunded
        /// Ended before it was paid.
        case cancelled
        /// The hold ended before it was paid.
        case expired
    }

    /// How long a seat is held for a payer.
    public static let holdTime = Duration.seconds(15 * 60)
    /// After this time an unanswered confirmation counts as failed.
    public static let confirmationTime = Duration.seconds(15 * 60)

    /// For how long the law on electronic commerce requires records of payments; five years, in days.
    public static let retention = Duration.seconds(1_827 * 24 * 3_600)

    public let id: Identifier<Order>
    public let subject: Subject
    /// The listing's title, kept because the listing may be deleted.
    public let title: String
    /// Nil after the account is deleted.
    public let payer: Member.ID?
    /// Nil after the account is deleted.
    public let payee: Member.ID?
    public let amount: Money
    public private(set) var terms: OrderTerms
    public let provider: ProviderName
    public let isTest: Bool
    public let orderedAt: Moment
    public private(set) var state: State
    public private(set) var changedAt: Moment
    public private(set) var heldUntil: Moment
    /// When the payer gave up the seat, or the payee took it back.
    public private(set) var withdrawnAt: Moment?
    /// When it was paid and the item became the payer's.
    public private(set) var soldAt: Moment?
    /// When it became the payee's for good: the parties of a deposit made their contract, the lesson took
    /// place, or the time of a pass was over.
    public private(set) var fulfilledAt: Moment?
    public private(set) var details: PaymentDetails
    /// In the order in which they were asked for.
    public private(set) var refunds: [Refund]
    /// The account for the refund of a transfer. Deleted when no refund is open.
    public private(set) var refundAccount: RefundAccount?
    /// The lessons of a pass that were booked, in that order.
    public private(set) var uses: [PassUse]
    /// What the payer can take back besides the terms; nil without one.
    public private(set) var offer: MoneyOffer?
    /// While there is one, nothing is refunded or fulfilled.
    public private(set) var freezes: [OrderFreeze]
    /// When the owner of a shop asked the payer to say that the contract is made.
    public private(set) var contractAskedAt: Moment?
    /// When the payer said so.
    public private(set) var contractAgreedAt: Moment?
    /// What an operator has to look at.
    public private(set) var problem: OrderProblem?

    /// Restores a stored order.
    public init(
        id: ID,
        subject: Subject,
        title: String,
        payer: Member.ID?,
        payee: Member.ID?,
        amount: Money,
        terms: OrderTerms,
        provider: ProviderName,
        isTest: Bool,
        orderedAt: Moment,
        state: State,
        changedAt: Moment,
        heldUntil: Moment,
        withdrawnAt: Moment? = nil,
        soldAt: Moment? = nil,
        fulfilledAt: Moment? = nil,
        details: PaymentDetails = PaymentDetails(),
        refunds: [Refund] = [],
        refundAccount: RefundAccount? = nil,
        uses: [PassUse] = [],
        offer: MoneyOffer? = nil,
        freezes: [OrderFreeze] = [],
        contractAskedAt: Moment? = nil,
        contractAgreedAt: Moment? = nil,
        problem: OrderProblem? = nil
    ) {
        self.id = id
        self.subject = subject
        self.title = title
        self.payer = payer
        self.payee = payee
        self.amount = amount
        self.terms = terms
        self.provider = provider
        self.isTest = isTest
        self.orderedAt = orderedAt
        self.state = state
        self.changedAt = changedAt
        self.heldUntil = heldUntil
        self.withdrawnAt = withdrawnAt
        self.soldAt = soldAt
        self.fulfilledAt = fulfilledAt
        self.details = details
        self.refunds = refunds
        self.refundAccount = refundAccount
        self.uses = uses
        self.offer = offer
        self.freezes = freezes
        self.contractAskedAt = contractAskedAt
        self.contractAgreedAt = contractAgreedAt
        self.problem = problem
    }

    /// Whether it takes a seat of its listing. The one seat of a shop is that of its deposit.
    public var hasSeat: Bool { state.keepsSeat && withdrawnAt == nil && fulfilledAt == nil }

    /// The refunded amount.
    public var refunded: Int { refunds.filter { $0.state == .done }.reduce(0) { $0 + $1.amount.won } }

    /// The part refunded by the provider.
    public var refundedByProvider: Int {
        refunds.filter { $0.state == .done && $0.settlement == nil }.reduce(0) { $0 + $1.amount.won }
    }

    /// The refunds made and asked for.
    public var refundedOrAsked: Int {
        refunds.filter { $0.state != .void }.reduce(0) { $0 + $1.amount.won }
    }

    /// The amount that can still be refunded; zero before it is paid.
    public var refundable: Int { state.isCharged ? amount.won - refundedOrAsked : 0 }

    /// The next refund to carry out.
    public var openRefund: Refund? { refunds.first { $0.state == .open } }

    /// Whether a refund waits for the payer's bank account.
    public var needsRefundAccount: Bool {
        details.isTransfer && openRefund != nil && refundAccount == nil
    }

    /// Whether an operator has to decide before anything is refunded or fulfilled.
    public var isFrozen: Bool { !freezes.isEmpty || problem == .disputed }

    /// The refund, by time, from `now` on.
    public func timeline(from now: Moment) -> [RefundLadder.Stretch] {
        let timeline = terms.item.timeline(
            of: amount,
            soldAt: soldAt,
            used: lessonsTaken(at: now),
            before: terms.deadline,
            from: now
        )
        // Earlier refunds aren't repeated.
        let left = timeline.map { stretch in
            RefundLadder.Stretch(
                until: stretch.until,
                amount: state.isCharged ? rest(of: stretch.amount) : stretch.amount
            )
        }
        return raised(left, from: now)
    }

    /// What the payer would get back at `now`. What an operator holds doesn't get less meanwhile.
    public func share(at now: Moment) -> Money {
        guard fulfilledAt == nil else { return .zero }
        let held = freezes.filter { $0.cause == .measure }.map(\.at)
        let moment = min(now, held.min() ?? now)
        let share = terms.item.share(
            of: amount,
            soldAt: soldAt,
            used: lessonsTaken(at: now),
            before: terms.deadline,
            at: moment
        )
        return raised(rest(of: share), at: moment, takenUntil: now)
    }

    /// The rest of an amount to refund.
    func rest(of amount: Money) -> Money {
        Money(won: max(0, min(amount.won - refundedOrAsked, refundable))) ?? .zero
    }
}

extension Order.State {
    /// The states that can follow. No other step can be stored.
    public var next: Set<Order.State> {
        switch self {
        case .held: [.confirming, .paid, .cancelled, .expired]
        case .confirming: [.paid, .cancelled]
        case .paid: [.sold, .refunded]
        case .sold: [.partlyRefunded, .refunded]
        case .partlyRefunded: [.refunded]
        case .cancelled, .expired: [.paid]
        case .refunded: []
        }
    }

    public var keepsSeat: Bool {
        switch self {
        case .held, .confirming, .sold, .partlyRefunded: true
        case .paid, .refunded, .cancelled, .expired: false
        }
    }

    /// Whether the provider has charged the payer.
    public var isCharged: Bool {
        switch self {
        case .paid, .sold, .partlyRefunded, .refunded: true
        case .held, .confirming, .cancelled, .expired: false
        }
    }
}

/// Changes that only ``Purchase`` makes, with their effects.
extension Order {
    /// - Precondition: ``State/next`` allows the step.
    mutating func become(_ next: State, at now: Moment) {
        precondition(state.next.contains(next), "an order that is \(state) can't become \(next)")
        state = next
        changedAt = now
    }

    mutating func withdraw(at now: Moment) {
        withdrawnAt = now
    }

    mutating func sell(at now: Moment) {
        soldAt = now
    }

    mutating func fulfil(at now: Moment) {
        fulfilledAt = now
    }

    mutating func postpone(to deadline: Moment) {
        terms.deadline = deadline
    }

    /// Takes over the new dates of a class.
    mutating func follow(_ dates: [Moment]) {
        guard case .seat(var seat) = terms.item else { return }
        seat.dates = dates
        terms.item = .seat(seat)
        if let first = dates.first { terms.deadline = first }
    }

    mutating func make(_ offer: MoneyOffer?) {
        self.offer = offer
    }

    mutating func freeze(_ freeze: OrderFreeze) {
        freezes.append(freeze)
    }

    mutating func unfreeze(_ report: Identifier<Report>) {
        freezes.removeAll { $0.report == report }
    }

    mutating func askForContract(at now: Moment?) {
        contractAskedAt = now
    }

    mutating func agreeToContract(at now: Moment) {
        contractAgreedAt = now
    }

    mutating func add(_ use: PassUse) {
        uses.append(use)
    }

    mutating func changeUse(of deal: Deal.ID, _ change: (inout PassUse) -> Void) {
        for place in uses.indices where uses[place].deal == deal { change(&uses[place]) }
    }

    mutating func hold(until moment: Moment) {
        heldUntil = moment
    }

    mutating func update(_ details: PaymentDetails) {
        self.details = details
    }

    mutating func add(_ refund: Refund) {
        refunds.append(refund)
    }

    mutating func changeRefund(_ id: Refund.ID, _ change: (inout Refund) -> Void) {
        for place in refunds.indices where refunds[place].id == id { change(&refunds[place]) }
    }

    mutating func setRefundAccount(_ account: RefundAccount?) {
        refundAccount = account
    }

    mutating func set(_ problem: OrderProblem?) {
        self.problem = problem
    }
}
