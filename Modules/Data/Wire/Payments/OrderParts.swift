public import Domain
public import JSONCoding

/// The bank account to which the payer transfers the amount.
public struct BankAccountBody: Body {
    public let bank: String
    public let number: String
    public let expiresAt: Moment?

    public init(_ account: ProviderPayment.Account) {
        bank = account.bank
        number = account.number
        expiresAt = account.expiresAt
    }

    public static var name: String { "BankAccount" }

    public static var schema: Schema {
        .object([
            "bank": .string().required,
            "number": .string().required,
            "expiresAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        bank = try fields.text("bank")
        number = try fields.text("number")
        expiresAt = try fields.momentIfPresent("expiresAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("bank", bank)
            writer.field("number", number)
            writer.field("expiresAt", expiresAt)
        }
    }
}

/// A refund of an order.
public struct RefundBody: Body {
    public let id: Refund.ID
    public let amount: Int
    public let cause: Refund.Cause
    public let reason: String?
    public let settlement: String?
    public let askedAt: Moment
    public let state: Refund.State
    public let doneAt: Moment?

    public init(_ refund: Refund) {
        id = refund.id
        amount = refund.amount.won
        cause = refund.cause
        reason = refund.reason?.text
        settlement = refund.settlement?.text
        askedAt = refund.askedAt
        state = refund.state
        doneAt = refund.doneAt
    }

    public static var name: String { "Refund" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "amount": .integer().required,
            "cause": .words(of: Refund.Cause.self).required,
            "reason": .nullable(.string()).required,
            "settlement": .nullable(.string()).required
                .described("How it was given back without the provider"),
            "askedAt": .moment.required,
            "state": .words(of: Refund.State.self).required,
            "doneAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        amount = try fields.integer("amount")
        cause = try fields.choice("cause")
        reason = try fields.textIfPresent("reason")
        settlement = try fields.textIfPresent("settlement")
        askedAt = try fields.moment("askedAt")
        state = try fields.choice("state")
        doneAt = try fields.momentIfPresent("doneAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("amount", amount)
            writer.field("cause", cause.rawValue)
            writer.field("reason", reason)
            writer.field("settlement", settlement)
            writer.field("askedAt", askedAt)
            writer.field("state", state.rawValue)
            writer.field("doneAt", doneAt)
        }
    }
}

/// Something that happened to an order.
public struct OrderFactBody: Body {
    public let event: OrderFact.Event
    public let source: OrderFact.Source
    public let amount: Int?
    /// The bank of an account that was named; nil for other facts.
    public let bank: Bank?
    /// The last four digits of the account.
    public let digits: String?
    public let at: Moment

    public init(_ fact: OrderFact) {
        event = fact.event
        source = fact.source
        amount = fact.amount?.won
        bank = fact.account?.bank
        digits = fact.account?.digits
        at = fact.at
    }

    public static var name: String { "OrderFact" }

    public static var schema: Schema {
        .object([
            "event": .words(of: OrderFact.Event.self).required,
            "source": .words(of: OrderFact.Source.self).required,
            "amount": .nullable(.integer()).required,
            "bank": .nullable(.words(of: Bank.self)).required
                .described("Of an account that was named"),
            "digits": .nullable(.string()).required.described("Its last four digits"),
            "at": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        event = try fields.choice("event")
        source = try fields.choice("source")
        amount = try fields.integerIfPresent("amount")
        bank = try fields.choiceIfPresent("bank")
        digits = try fields.textIfPresent("digits")
        at = try fields.moment("at")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("event", event.rawValue)
            writer.field("source", source.rawValue)
            writer.field("amount", amount)
            writer.field("bank", bank?.rawValue)
            writer.field("digits", digits)
            writer.field("at", at)
        }
    }
}
