public import Domain
public import JSONCoding

/// What a listing's author sells here, and on which terms: a seat, or lessons.
public struct SaleBody: Body {
    /// Whether it can be bought at the moment, if a seat is free.
    public let isOpen: Bool
    /// What a seat costs; nil for a listing whose seats can't be sold.
    public let amount: Money?
    /// What one lesson costs; nil for a listing without such a price.
    public let single: Money?
    /// Nil for a listing without a pass.
    public let pass: PassOfferBody?
    /// The reader's unfinished pass.
    public let ownPass: OrderPassBody?
    /// Nil but for the listing's author; buyers read it at ``OrderPath/seller``.
    public let seller: SellerBody?
    /// Of a seat.
    public let refunds: [RefundStretchBody]
    /// Who runs this app, as an intermediary of the sale; nil while payments are off.
    public let intermediary: String?
    /// What the operator keeps of what the reader is paid, in percent; nil but for the listing's author.
    public let commission: Commission?
    /// For how many hours the author waits for a transfer; nil without a sale.
    public let transferHours: Int?
    /// What payers are promised.
    public let promises: [MoneyPromise]
    /// Whether no money moves.
    public let isTest: Bool

    public init(
        isOpen: Bool,
        amount: Money?,
        single: Money? = nil,
        pass: PassOfferBody? = nil,
        ownPass: OrderPassBody? = nil,
        seller: SellerBody?,
        refunds: [RefundStretchBody],
        intermediary: String?,
        commission: Commission? = nil,
        transferHours: Int? = nil,
        promises: [MoneyPromise] = [],
        isTest: Bool
    ) {
        self.isOpen = isOpen
        self.amount = amount
        self.single = single
        self.pass = pass
        self.ownPass = ownPass
        self.seller = seller
        self.refunds = refunds
        self.intermediary = intermediary
        self.commission = commission
        self.transferHours = transferHours
        self.promises = promises
        self.isTest = isTest
    }

    /// Whether there is something to sell.
    public var isSellable: Bool { amount != nil || single != nil || pass != nil }

    public static var name: String { "Sale" }
    public static var parts: [any Body.Type] {
        [SellerBody.self, RefundStretchBody.self, PassOfferBody.self, OrderPassBody.self]
    }

    public static var schema: Schema {
        .object([
            "open": .boolean.required,
            "amount": .nullable(.integer()).required.described("In won, for one seat"),
            "single": .nullable(.integer()).required.described("In won, for one lesson"),
            "pass": .nullable(.reference(PassOfferBody.name)).required,
            "ownPass": .nullable(.reference(OrderPassBody.name)).required
                .described("The reader's unfinished pass"),
            "seller": .nullable(.reference(SellerBody.name)).required
                .described("Null but for the listing's author"),
            "refunds": .array(of: .reference(RefundStretchBody.name)).required
                .described("What is given back for a seat, by time"),
            "intermediary": .nullable(.string()).required.described("Who runs this app"),
            "commission": .nullable(.string()).required
                .described("What the operator keeps, in percent; for the listing's author"),
            "transferHours": .nullable(.integer()).required
                .described("For how many hours the author waits for a transfer"),
            "promises": .array(of: .words(of: MoneyPromise.self)).required
                .described("What payers are promised"),
            "test": .boolean.required.described("Whether no money moves"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        isOpen = try fields.boolean("open")
        amount = try fields.integerIfPresent("amount").flatMap { Money(won: $0) }
        single = try fields.integerIfPresent("single").flatMap { Money(won: $0) }
        pass = try fields.bodyIfPresent("pass")
        ownPass = try fields.bodyIfPresent("ownPass")
        seller = try fields.bodyIfPresent("seller")
        refunds = try fields.bodies("refunds")
        intermediary = try fields.textIfPresent("intermediary")
        commission = try fields.textIfPresent("commission").flatMap(Commission.init)
        transferHours = try fields.integerIfPresent("transferHours")
        promises = try fields.choices("promises")
        isTest = try fields.boolean("test")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("open", isOpen)
            writer.field("amount", amount?.won)
            writer.field("single", single?.won)
            writer.field("pass", pass)
            writer.field("ownPass", ownPass)
            writer.field("seller", seller)
            writer.field("refunds", refunds)
            writer.field("intermediary", intermediary)
            writer.field("commission", commission?.description)
            writer.field("transferHours", transferHours)
            writer.field("promises", promises.map(\.rawValue))
            writer.field("test", isTest)
        }
    }
}

/// A period with the same refund.
public struct RefundStretchBody: ShapedBody {
    /// Its end; nil for the last one.
    public let until: Moment?
    public let amount: Int

    public static let shape = Shape<Self>(
        "RefundStretch",
        Field("until", \.until, about: "Null for the last one"),
        Field("amount", \.amount, about: "In won"),
        make: Self.init
    )
}

extension RefundStretchBody {
    public init(_ stretch: RefundLadder.Stretch) {
        until = stretch.until
        amount = stretch.amount.won
    }
}
