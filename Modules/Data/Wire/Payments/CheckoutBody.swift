public import Domain
import JSONCoding

/// How the payer gets to the provider: a page, or the provider's script with its parameters.
public struct CheckoutBody: ShapedBody {
    /// The ways that are offered.
    public let ways: [PaymentWay]
    public let page: String?
    public let script: String?
    public let origins: [String]
    public let parameters: String?

    public static let shape = Shape<Self>(
        "Checkout",
        Field("ways", \.ways, about: "The ways that are offered"),
        Field("page", \.page, about: "The provider's page"),
        Field("script", \.script, about: "Without a page: the provider's script"),
        Field("origins", \.origins, about: "Origins that the script uses"),
        Field("parameters", \.parameters, about: "A JSON object for the script"),
        make: Self.init
    )
}

extension CheckoutBody {
    public init(_ checkout: Checkout, of ways: [PaymentWay]) {
        self.ways = ways
        switch checkout {
        case .page(let address): (page, script, origins, parameters) = (address, nil, [], nil)
        case .script(let source, let origins, let parameters):
            (page, script, self.origins, self.parameters) = (nil, source, origins, parameters)
        }
    }
}

/// The payer's return from the provider.
public struct CompletionBody: ShapedBody {
    private let paymentToken: String?

    public init(paymentToken: String?) {
        self.paymentToken = paymentToken
    }

    public static let shape = Shape<Self>(
        "Completion",
        Field(
            "paymentToken",
            \.paymentToken,
            .string(maxLength: 2_000),
            .optional,
            about: "From the provider, if the payment waits for a confirmation"
        ),
        make: Self.init
    )

    public var token: PaymentToken? { paymentToken.flatMap { PaymentToken($0) } }
}

/// A refund, with the reason.
public struct RefundRequestBody: ShapedBody {
    private let amount: Int
    private let reason: String
    /// Why the owner of a shop refunds a deposit.
    public let because: DepositReason?

    public init(amount: Int, reason: String, because: DepositReason? = nil) {
        self.amount = amount
        self.reason = reason
        self.because = because
    }

    public static let shape = Shape<Self>(
        "RefundRequest",
        Field("amount", \.amount, about: "In won"),
        Field("reason", \.reason, .nonBlank(atMost: RefundReason.longest)),
        Field(
            "because",
            \.because,
            nil,
            .optional,
            about: "Why a deposit is given back; for the owner of a shop"
        ),
        make: Self.init
    )

    public func money() throws(OrderRefusal) -> Money {
        guard let money = Money(won: amount) else { throw .refundAmount }
        return money
    }

    public func refundReason() throws(OrderRefusal) -> RefundReason { try RefundReason(reason) }
}
