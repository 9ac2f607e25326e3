public import Domain
import JSONCoding

/// How a lesson is paid here.
public struct DealPaymentBody: ShapedBody {
    public enum Way: String, WireWord {
        case pass
        /// Once it is accepted.
        case passAhead = "pass-ahead"
        /// By itself.
        case order
        /// Not yet.
        case payable
    }

    public let way: Way
    /// Nil for a lesson that can be paid.
    public let order: Order.ID?
    /// Of the order of one lesson.
    public let state: Order.State?
    /// Which lesson of the pass it is.
    public let number: Int?
    public let count: Int?
    /// What can be paid, or was.
    public let amount: Int?
    /// The refunds made and asked for.
    public let refunded: Int?
    /// What its student gets back by cancelling now.
    public let share: Int?
    /// Whether the lesson comes back to its pass if its student cancels now.
    public let comesBack: Bool?

    public static let shape = Shape<Self>(
        "DealPayment",
        Field("way", \.way),
        Field("order", \.order),
        Field("state", \.state, about: "Of the order of one lesson"),
        Field("number", \.number, about: "Which lesson of the pass it is"),
        Field("count", \.count, about: "The lessons of the pass"),
        Field("amount", \.amount, about: "In won; what can be paid, or was"),
        Field("refunded", \.refunded, about: "What of it was given back or will be"),
        Field("share", \.share, about: "What its student gets back by cancelling now"),
        Field(
            "comesBack",
            \.comesBack,
            about: "Whether it comes back to its pass if its student cancels now"
        ),
        make: Self.init
    )
}

extension DealPaymentBody {
    public init(_ payment: DealPayment, _ stake: LessonStake? = nil) {
        switch payment {
        case .pass(let order, let number, let count):
            self.init(.pass, order, number: number, of: count, stake)
        case .passAhead(let order, let number, let count):
            self.init(.passAhead, order, number: number, of: count)
        case .order(let order, let state): self.init(.order, order, state, stake)
        case .payable(let amount): self.init(.payable, nil, amount: amount)
        }
    }

    private init(
        _ way: Way,
        _ order: Order.ID?,
        _ state: Order.State? = nil,
        number: Int? = nil,
        of count: Int? = nil,
        amount: Money? = nil,
        _ stake: LessonStake? = nil
    ) {
        self.way = way
        self.order = order
        self.state = state
        self.number = number
        self.count = count
        switch stake {
        case .money(let paid, let refunded, let share):
            (self.amount, self.refunded, self.share) = (paid.won, refunded.won, share.won)
            comesBack = nil
        case .lesson(let isBack):
            (self.amount, refunded, share, comesBack) = (amount?.won, nil, nil, isBack)
        case nil: (self.amount, refunded, share, comesBack) = (amount?.won, nil, nil, nil)
        }
    }
}
