public import Domain
public import JSONCoding

/// How an operator or the seller gave back what the provider refused to give back.
public struct RefundSettlementBody: Body {
    private let reason: String

    public init(reason: String) {
        self.reason = reason
    }

    public func read() throws(OrderRefusal) -> RefundReason { try RefundReason(reason) }

    public static var name: String { "RefundSettlement" }

    public static var schema: Schema {
        .object([
            "reason": .string(maxLength: 5_000).required
                .described("How it was given back; the payer and the seller read it")
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        reason = try fields.text("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("reason", reason) }
    }
}
