public import Domain
public import JSONCoding

/// A pass that can be bought.
public struct PassOfferBody: Body {
    public let count: Int
    public let amount: Int
    public let until: Moment
    public let noticeHours: Int
    public let refunds: [PassStretchBody]

    public init(_ offer: PassOffer, at now: Moment) {
        let pass = offer.pass
        count = pass.count
        amount = offer.price.won
        until = pass.validity.end(from: now)
        noticeHours = pass.notice
        refunds = pass.stretches(of: offer.price).map(PassStretchBody.init)
    }

    public static var name: String { "PassOffer" }
    public static var parts: [any Body.Type] { [PassStretchBody.self] }

    public static var schema: Schema {
        .object([
            "count": .integer().required.described("The number of lessons"),
            "amount": .integer().required.described("In won, for all of them"),
            "until": .moment.required.described("The end of a pass that is paid now"),
            "noticeHours": .integer().required
                .described("How long before a lesson it can be cancelled without using one"),
            "refunds": .array(of: .reference(PassStretchBody.name)).required
                .described("What is given back, by the lessons that are used"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        count = try fields.integer("count")
        amount = try fields.integer("amount")
        until = try fields.moment("until")
        noticeHours = try fields.integer("noticeHours")
        refunds = try fields.bodies("refunds")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("count", count)
            writer.field("amount", amount)
            writer.field("until", until)
            writer.field("noticeHours", noticeHours)
            writer.field("refunds", refunds)
        }
    }
}

/// The numbers of used lessons after which the same amount is given back.
public struct PassStretchBody: Body {
    public let used: Int
    public let amount: Int

    public init(_ stretch: PassStretch) {
        used = stretch.used
        amount = stretch.amount.won
    }

    public static var name: String { "PassStretch" }

    public static var schema: Schema {
        .object([
            "used": .integer().required.described("The least of them"),
            "amount": .integer().required.described("In won"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        used = try fields.integer("used")
        amount = try fields.integer("amount")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("used", used)
            writer.field("amount", amount)
        }
    }
}

/// A pass and the lessons that were booked with it.
public struct OrderPassBody: Body {
    public let order: Order.ID
    public let count: Int
    public let used: Int
    public let until: Moment
    public let noticeHours: Int
    public let endedAt: Moment?
    public let refunds: [PassStretchBody]
    public let uses: [PassUseBody]

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

    public static var name: String { "OrderPass" }
    public static var parts: [any Body.Type] { [PassStretchBody.self, PassUseBody.self] }

    public static var schema: Schema {
        .object([
            "order": .string().required,
            "count": .integer().required,
            "used": .integer().required.described("Taken or booked"),
            "until": .moment.required,
            "noticeHours": .integer().required,
            "endedAt": .nullable(.moment).required.described("When its time was over"),
            "refunds": .array(of: .reference(PassStretchBody.name)).required,
            "uses": .array(of: .reference(PassUseBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        order = try fields.identifier("order")
        count = try fields.integer("count")
        used = try fields.integer("used")
        until = try fields.moment("until")
        noticeHours = try fields.integer("noticeHours")
        endedAt = try fields.momentIfPresent("endedAt")
        refunds = try fields.bodies("refunds")
        uses = try fields.bodies("uses")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("order", order)
            writer.field("count", count)
            writer.field("used", used)
            writer.field("until", until)
            writer.field("noticeHours", noticeHours)
            writer.field("endedAt", endedAt)
            writer.field("refunds", refunds)
            writer.field("uses", uses)
        }
    }
}

/// A lesson that was booked with a pass.
public struct PassUseBody: Body {
    public let deal: Deal.ID
    public let startsAt: Moment
    public let returnedAt: Moment?

    public init(_ use: PassUse) {
        deal = use.deal
        startsAt = use.startsAt
        returnedAt = use.returnedAt
    }

    public static var name: String { "PassUse" }

    public static var schema: Schema {
        .object([
            "deal": .string().required,
            "startsAt": .moment.required,
            "returnedAt": .nullable(.moment).required.described("When it came back to the pass"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        deal = try fields.identifier("deal")
        startsAt = try fields.moment("startsAt")
        returnedAt = try fields.momentIfPresent("returnedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("deal", deal)
            writer.field("startsAt", startsAt)
            writer.field("returnedAt", returnedAt)
        }
    }
}
