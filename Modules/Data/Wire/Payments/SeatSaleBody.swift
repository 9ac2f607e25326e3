public import Domain
public import JSONCoding

/// What a seat of a listing costs, and on which terms.
public struct SeatSaleBody: Body {
    /// Whether a seat can be bought at the moment, if one is free.
    public let isOpen: Bool
    /// What a seat costs; nil for a listing whose seats can't be sold.
    public let amount: Money?
    public let seller: SellerBody?
    public let refunds: [RefundStretchBody]
    /// Who runs this app, as an intermediary of the sale; nil while payments are off.
    public let intermediary: String?
    /// Whether no money moves.
    public let isTest: Bool

    public init(
        isOpen: Bool,
        amount: Money?,
        seller: SellerBody?,
        refunds: [RefundStretchBody],
        intermediary: String?,
        isTest: Bool
    ) {
        self.isOpen = isOpen
        self.amount = amount
        self.seller = seller
        self.refunds = refunds
        self.intermediary = intermediary
        self.isTest = isTest
    }

    public static var name: String { "SeatSale" }
    public static var parts: [any Body.Type] { [SellerBody.self, RefundStretchBody.self] }

    public static var schema: Schema {
        .object([
            "open": .boolean.required,
            "amount": .nullable(.integer()).required.described("In won, for one seat"),
            "seller": .nullable(.reference(SellerBody.name)).required,
            "refunds": .array(of: .reference(RefundStretchBody.name)).required
                .described("What is given back, by time"),
            "intermediary": .nullable(.string()).required.described("Who runs this app"),
            "test": .boolean.required.described("Whether no money moves"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        isOpen = try fields.boolean("open")
        amount = try fields.integerIfPresent("amount").flatMap { Money(won: $0) }
        seller = try fields.bodyIfPresent("seller")
        refunds = try fields.bodies("refunds")
        intermediary = try fields.textIfPresent("intermediary")
        isTest = try fields.boolean("test")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("open", isOpen)
            writer.field("amount", amount?.won)
            writer.field("seller", seller)
            writer.field("refunds", refunds)
            writer.field("intermediary", intermediary)
            writer.field("test", isTest)
        }
    }
}

/// A stretch of time in which the same amount is given back.
public struct RefundStretchBody: Body {
    /// Its end; nil for the last one.
    public let until: Moment?
    public let amount: Int

    public init(_ stretch: RefundLadder.Stretch) {
        until = stretch.until
        amount = stretch.amount.won
    }

    public static var name: String { "RefundStretch" }

    public static var schema: Schema {
        .object([
            "until": .nullable(.moment).required.described("Null for the last one"),
            "amount": .integer().required.described("In won"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        until = try fields.momentIfPresent("until")
        amount = try fields.integer("amount")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("until", until)
            writer.field("amount", amount)
        }
    }
}
