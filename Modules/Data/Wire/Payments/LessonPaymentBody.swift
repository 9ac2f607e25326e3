public import Domain
public import JSONCoding

/// What a lesson costs that was agreed on, and on which terms.
public struct LessonPaymentBody: Body {
    public let deal: Deal.ID
    public let title: String
    public let startsAt: Moment
    public let isOpen: Bool
    public let amount: Int?
    public let seller: SellerBody?
    public let refunds: [RefundStretchBody]
    public let intermediary: String?
    /// What payers are promised.
    public let promises: [MoneyPromise]
    public let isTest: Bool

    public init(
        _ deal: Deal,
        isOpen: Bool,
        seller: SellerBody?,
        refunds: [RefundStretchBody],
        intermediary: String?,
        isTest: Bool
    ) {
        self.deal = deal.id
        title = deal.title
        startsAt = deal.terms.startsAt
        self.isOpen = isOpen
        amount = deal.lessonPrice?.won
        self.seller = seller
        self.refunds = refunds
        self.intermediary = intermediary
        promises = MoneyPromise.all(for: .single)
        self.isTest = isTest
    }

    public static var name: String { "LessonPayment" }
    public static var parts: [any Body.Type] { [SellerBody.self, RefundStretchBody.self] }

    public static var schema: Schema {
        .object([
            "deal": .string().required,
            "title": .string().required,
            "startsAt": .moment.required,
            "open": .boolean.required.described("Whether it can be paid here at the moment"),
            "amount": .nullable(.integer()).required.described("In won; null without a price"),
            "seller": .nullable(.reference(SellerBody.name)).required,
            "refunds": .array(of: .reference(RefundStretchBody.name)).required
                .described("What is given back, by time"),
            "intermediary": .nullable(.string()).required.described("Who runs this app"),
            "promises": .array(of: .words(of: MoneyPromise.self)).required
                .described("What payers are promised"),
            "test": .boolean.required.described("Whether no money moves"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        deal = try fields.identifier("deal")
        title = try fields.text("title")
        startsAt = try fields.moment("startsAt")
        isOpen = try fields.boolean("open")
        amount = try fields.integerIfPresent("amount")
        seller = try fields.bodyIfPresent("seller")
        refunds = try fields.bodies("refunds")
        intermediary = try fields.textIfPresent("intermediary")
        promises = try fields.choices("promises")
        isTest = try fields.boolean("test")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("deal", deal)
            writer.field("title", title)
            writer.field("startsAt", startsAt)
            writer.field("open", isOpen)
            writer.field("amount", amount)
            writer.field("seller", seller)
            writer.field("refunds", refunds)
            writer.field("intermediary", intermediary)
            writer.field("promises", promises.map(\.rawValue))
            writer.field("test", isTest)
        }
    }
}
