public import Domain
public import JSONCoding

/// How the payer gets to the provider: a page, or the provider's script with its parameters.
public struct CheckoutBody: Body {
    /// The ways that are offered.
    public let ways: [PaymentWay]
    public let page: String?
    public let script: String?
    public let origins: [String]
    public let parameters: String?

    public init(_ checkout: Checkout, of ways: [PaymentWay]) {
        self.ways = ways
        switch checkout {
        case .page(let address): (page, script, origins, parameters) = (address, nil, [], nil)
        case .script(let source, let origins, let parameters):
            (page, script, self.origins, self.parameters) = (nil, source, origins, parameters)
        }
    }

    public static var name: String { "Checkout" }

    public static var schema: Schema {
        .object([
            "ways": .array(of: .words(of: PaymentWay.self)).required.described("The ways that are offered"),
            "page": .nullable(.string()).required.described("The provider's page"),
            "script": .nullable(.string()).required.described("Without a page: the provider's script"),
            "origins": .array(of: .string()).required.described("Origins that the script uses"),
            "parameters": .nullable(.string()).required.described("A JSON object for the script"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        ways = try fields.choices("ways")
        page = try fields.textIfPresent("page")
        script = try fields.textIfPresent("script")
        origins = try fields.texts("origins")
        parameters = try fields.textIfPresent("parameters")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("ways", ways.map(\.rawValue))
            writer.field("page", page)
            writer.field("script", script)
            writer.field("origins", origins)
            writer.field("parameters", parameters)
        }
    }
}

/// The payer's return from the provider.
public struct CompletionBody: Body {
    private let paymentToken: String?

    public init(paymentToken: String?) {
        self.paymentToken = paymentToken
    }

    public static var name: String { "Completion" }

    public static var schema: Schema {
        .object([
            "paymentToken": .nullable(.string(maxLength: 2_000))
                .described("From the provider, if the payment waits for a confirmation")
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        paymentToken = try fields.textIfPresent("paymentToken")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("paymentToken", paymentToken) }
    }

    public var token: PaymentToken? { paymentToken.flatMap { PaymentToken($0) } }
}

/// An amount to give back, with the reason.
public struct RefundRequestBody: Body {
    private let amount: Int
    private let reason: String
    /// Why the owner of a shop gives a deposit back.
    public let because: DepositReason?

    public init(amount: Int, reason: String, because: DepositReason? = nil) {
        self.amount = amount
        self.reason = reason
        self.because = because
    }

    public static var name: String { "RefundRequest" }

    public static var schema: Schema {
        .object([
            "amount": .integer().required.described("In won"),
            "reason": .nonBlank(atMost: RefundReason.longest).required,
            "because": .nullable(.words(of: DepositReason.self))
                .described("Why a deposit is given back; for the owner of a shop"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        amount = try fields.integer("amount")
        reason = try fields.text("reason")
        because = try fields.choiceIfPresent("because")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("amount", amount)
            writer.field("reason", reason)
            writer.field("because", because?.rawValue)
        }
    }

    public func money() throws(OrderRefusal) -> Money {
        guard let money = Money(won: amount) else { throw .refundAmount }
        return money
    }

    public func refundReason() throws(OrderRefusal) -> RefundReason { try RefundReason(reason) }
}
