public import Domain
import JSONCoding

/// How an operator or the seller settled a refund that the provider refused.
public struct RefundSettlementBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "RefundSettlement",
        Field("refund", \.refund, else: OrderRefusal.otherRefund, about: "Which refund was given back"),
        Field("amount", \.amount, about: "Its amount in won"),
        Field(
            "reason",
            \.reason,
            .nonBlank(atMost: RefundReason.longest),
            about: "How it was given back; the payer and the seller read it"
        ),
        make: Self.init
    )
}
