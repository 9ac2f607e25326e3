/// A refund, decided before the provider is asked for it.
public struct Refund: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case open
        case done
        /// Another refund took the whole amount.
        case void
    }

    public enum Cause: String, CaseIterable, Sendable {
        /// The seat was gone when the payment arrived.
        case seatGone = "seat-gone"
        /// The payer gave up the seat.
        case withdrawal
        case payee
        case `operator`
        /// The listing or the payee's account was deleted.
        case listingGone = "listing-gone"
        /// The author ended the reservation of a shop without a contract.
        case listingWithdrawn = "listing-withdrawn"
        /// A reservation ended without a contract.
        case reservationOver = "reservation-over"
        /// The teacher ended a pass.
        case payeeEnded = "payee-ended"
        /// The teacher cancelled a paid lesson, or didn't come.
        case lessonCancelled = "lesson-cancelled"
        /// An operator hid the listing, suspended the payee, or decided a dispute.
        case measure
        /// It was made at the provider.
        case provider
    }

    public let id: Identifier<Refund>
    public private(set) var amount: Money
    public let cause: Cause
    /// Why, in the words of the payee or the operator.
    public let reason: RefundReason?
    /// How it was settled without the provider; nil for a refund by the provider.
    public private(set) var settlement: RefundReason?
    public let askedAt: Moment
    public private(set) var state: State
    public private(set) var doneAt: Moment?

    public init(
        id: ID,
        amount: Money,
        cause: Cause,
        reason: RefundReason? = nil,
        settlement: RefundReason? = nil,
        askedAt: Moment,
        state: State = .open,
        doneAt: Moment? = nil
    ) {
        self.id = id
        self.amount = amount
        self.cause = cause
        self.reason = reason
        self.settlement = settlement
        self.askedAt = askedAt
        self.state = state
        self.doneAt = doneAt
    }

    /// The key under which the provider makes it once. A refusal counts for one bank account only.
    public func key(to account: RefundAccount?) -> String {
        let key = "madang-refund-\(id)"
        return account.map { "\(key)-\($0.givenAt.milliseconds)" } ?? key
    }

    mutating func finish(_ settlement: RefundReason? = nil, at now: Moment) {
        state = .done
        self.settlement = settlement
        doneAt = now
    }

    /// Refunds no more than is left.
    mutating func shrink(to most: Int) {
        guard amount.won > most else { return }
        if most <= 0 { state = .void } else { amount = Money(won: most) ?? amount }
    }
}

/// A reason of 1 to 500 characters for a refund.
public struct RefundReason: Hashable, Sendable {
    public static let longest = 500

    public let text: String

    public init(_ text: String) throws(OrderRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .reasonMissing }
        guard text.fits(Self.longest) else { throw .reasonTooLong }
        self.text = text
    }
}
