public import Domain
public import JSONCoding

/// How a lesson is paid here.
public struct DealPaymentBody: Body {
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

    public static var name: String { "DealPayment" }

    public static var schema: Schema {
        .object([
            "way": .words(of: Way.self).required,
            "order": .nullable(.string()).required,
            "state": .nullable(.words(of: Order.State.self)).required.described("Of the order of one lesson"),
            "number": .nullable(.integer()).required.described("Which lesson of the pass it is"),
            "count": .nullable(.integer()).required.described("The lessons of the pass"),
            "amount": .nullable(.integer()).required.described("In won; what can be paid, or was"),
            "refunded": .nullable(.integer()).required.described("What of it was given back or will be"),
            "share": .nullable(.integer()).required
                .described("What its student gets back by cancelling now"),
            "comesBack": .nullable(.boolean).required
                .described("Whether it comes back to its pass if its student cancels now"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        way = try fields.choice("way")
        order = try fields.identifierIfPresent("order")
        state = try fields.choiceIfPresent("state")
        number = try fields.integerIfPresent("number")
        count = try fields.integerIfPresent("count")
        amount = try fields.integerIfPresent("amount")
        refunded = try fields.integerIfPresent("refunded")
        share = try fields.integerIfPresent("share")
        comesBack = fields.isGiven("comesBack") ? try fields.boolean("comesBack") : nil
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("way", way.rawValue)
            writer.field("order", order)
            writer.field("state", state?.rawValue)
            writer.field("number", number)
            writer.field("count", count)
            writer.field("amount", amount)
            writer.field("refunded", refunded)
            writer.field("share", share)
            writer.field("comesBack", comesBack)
        }
    }
}
