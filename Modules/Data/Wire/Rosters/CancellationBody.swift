public import Domain
public import JSONCoding

/// Why and when a listing was called off.
public struct CancellationBody: Body, Hashable {
    public let reason: String
    public let at: Moment

    init(_ cancellation: ListingCancellation) {
        reason = cancellation.reason.text
        at = cancellation.at
    }

    /// When the author can no longer take it back.
    public var finalAt: Moment { at + ListingCancellation.time }

    public static var name: String { "Cancellation" }
    public static var schema: Schema { .object(["reason": .string().required, "at": .moment.required]) }

    public init(_ fields: Fields) throws(FieldError) {
        reason = try fields.text("reason")
        at = try fields.moment("at")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("reason", reason)
            writer.field("at", at)
        }
    }
}
