public import Domain
public import JSONCoding

/// How an operator or the seller settled a refund that the provider refused.
public struct RefundSettlementBody: Body {
    /// The settled refund.
    public let refund: Refund.ID
    private let amount: Int
    private let reason: String

    public init(refund: Refund.ID, amount: Int, reason: String) {
        self.refund = refund
        self.amount = amount
        self.reason = reason
    }

    public func read() throws(OrderRefusal) -> (amount: Money, reason: RefundReason) {
        guard let money = Money(won: amount) else { throw .otherRefund }
        return (money, try RefundReason(reason))
    }

    public static var name: String { "RefundSettlement" }

    public static var schema: Schema {
        .object([
            "refund": .string().required.described("Which refund was given back"),
            "amount": .integer().required.described("Its amount in won"),
            "reason": .nonBlank(atMost: RefundReason.longest).required
                .described("How it was given back; the payer and the seller read it"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        guard let named = Refund.ID(try fields.text("refund")) else {
            throw fields.refused("refund", OrderRefusal.otherRefund)
        }
        refund = named
        amount = try fields.integer("amount")
        reason = try fields.text("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("refund", refund)
            writer.field("amount", amount)
            writer.field("reason", reason)
        }
    }
}
