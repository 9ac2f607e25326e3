public import Domain
import JSONCoding

/// What a listing's author sells here, and on which terms: a seat, or lessons.
public struct SaleBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "Sale",
        Field("open", \.isOpen),
        Field("amount", \.amount?.won, about: "In won, for one seat"),
        Field("single", \.single?.won, about: "In won, for one lesson"),
        Field("pass", \.pass),
        Field("ownPass", \.ownPass, about: "The reader's unfinished pass"),
        Field("seller", \.seller, about: "Null but for the listing's author"),
        Field("refunds", \.refunds, about: "What is given back for a seat, by time"),
        Field("intermediary", \.intermediary, about: "Who runs this app"),
        Field(
            "commission",
            \.commission?.description,
            about: "What the operator keeps, in percent; for the listing's author"
        ),
        Field("transferHours", \.transferHours, about: "For how many hours the author waits for a transfer"),
        Field("promises", \.promises, about: "What payers are promised"),
        Field("test", \.isTest, about: "Whether no money moves"),
        make: {
            Self(
                isOpen: $0,
                amount: $1.flatMap(Money.init(won:)),
                single: $2.flatMap(Money.init(won:)),
                pass: $3,
                ownPass: $4,
                seller: $5,
                refunds: $6,
                intermediary: $7,
                commission: $8.flatMap(Commission.init(_:)),
                transferHours: $9,
                promises: $10,
                isTest: $11
            )
        }
    )
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
