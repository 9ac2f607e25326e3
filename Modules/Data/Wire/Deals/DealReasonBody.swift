public import Domain
public import JSONCoding

/// The reason to cancel or to request changes.
public struct DealReasonBody: Body {
    let reason: String

    public init(_ reason: String) {
        self.reason = reason
    }

    public static var name: String { "DealReason" }
    public static var schema: Schema { .object(["reason": .nonBlank(atMost: DealReason.longest).required]) }

    public init(_ fields: Fields) throws(FieldError) {
        reason = try fields.text("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("reason", reason) }
    }

    public func read() throws(DealRefusal) -> DealReason { try DealReason(reason) }
}
