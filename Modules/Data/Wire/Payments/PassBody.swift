public import Domain

/// A pass that can be bought.
public struct PassOfferBody: ShapedBody {
    public let count: Int
    public let amount: Int
    public let until: Moment
    public let noticeHours: Int
    public let refunds: [PassStretchBody]

    public static let shape = Shape<Self>(
        "PassOffer",
        Field("count", \.count, about: "The number of lessons"),
        Field("amount", \.amount, about: "In won, for all of them"),
        Field("until", \.until, about: "The end of a pass that is paid now"),
        Field(
            "noticeHours",
            \.noticeHours,
            about: "How long before a lesson it can be cancelled without using one"
        ),
        Field("refunds", \.refunds, about: "What is given back, by the lessons that are used"),
        make: Self.init
    )
}

extension PassOfferBody {
    public init(_ offer: PassOffer, at now: Moment) {
        let pass = offer.pass
        count = pass.count
        amount = offer.price.won
        until = pass.validity.end(from: now)
        noticeHours = pass.notice
        refunds = pass.stretches(of: offer.price).map(PassStretchBody.init)
    }
}

/// The numbers of used lessons with the same refund.
public struct PassStretchBody: ShapedBody {
    public let used: Int
    public let amount: Int

    public static let shape = Shape<Self>(
        "PassStretch",
        Field("used", \.used, about: "The least of them"),
        Field("amount", \.amount, about: "In won"),
        make: Self.init
    )
}

extension PassStretchBody {
    public init(_ stretch: PassStretch) {
        used = stretch.used
        amount = stretch.amount.won
    }
}

/// A pass and the lessons that were booked with it.
public struct OrderPassBody: ShapedBody {
    public let order: Order.ID
    public let count: Int
    public let used: Int
    public let until: Moment
    public let noticeHours: Int
    public let endedAt: Moment?
    public let refunds: [PassStretchBody]
    public let uses: [PassUseBody]

    public static let shape = Shape<Self>(
        "OrderPass",
        Field("order", \.order),
        Field("count", \.count),
        Field("used", \.used, about: "Taken or booked"),
        Field("until", \.until),
        Field("noticeHours", \.noticeHours),
        Field("endedAt", \.endedAt, about: "When its time was over"),
        Field("refunds", \.refunds),
        Field("uses", \.uses),
        make: Self.init
    )
}

extension OrderPassBody {
    /// Nil for another item.
    public init?(_ order: Order) {
        guard let pass = order.pass else { return nil }
        self.order = order.id
        count = pass.count
        used = order.lessonsUsed
        until = order.terms.deadline
        noticeHours = pass.notice
        endedAt = order.fulfilledAt
        refunds = order.passStretches.map(PassStretchBody.init)
        uses = order.uses.map(PassUseBody.init)
    }
}

/// A lesson that was booked with a pass.
public struct PassUseBody: ShapedBody {
    public let deal: Deal.ID
    public let startsAt: Moment
    public let returnedAt: Moment?

    public static let shape = Shape<Self>(
        "PassUse",
        Field("deal", \.deal),
        Field("startsAt", \.startsAt),
        Field("returnedAt", \.returnedAt, about: "When it came back to the pass"),
        make: Self.init
    )
}

extension PassUseBody {
    public init(_ use: PassUse) {
        deal = use.deal
        startsAt = use.startsAt
        returnedAt = use.returnedAt
    }
}
