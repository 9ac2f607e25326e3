public import Domain

/// What a lesson costs that was agreed on, and on which terms.
public struct LessonPaymentBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "LessonPayment",
        Field("deal", \.deal),
        Field("title", \.title),
        Field("startsAt", \.startsAt),
        Field("open", \.isOpen, about: "Whether it can be paid here at the moment"),
        Field("amount", \.amount, about: "In won; null without a price"),
        Field("seller", \.seller),
        Field("refunds", \.refunds, about: "What is given back, by time"),
        Field("intermediary", \.intermediary, about: "Who runs this app"),
        Field("promises", \.promises, about: "What payers are promised"),
        Field("test", \.isTest, about: "Whether no money moves"),
        make: Self.init
    )
}

extension LessonPaymentBody {
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
}
