public import Domain

/// Why and when a listing was called off.
public struct CancellationBody: ShapedBody, Hashable {
    public let reason: String
    public let at: Moment

    public static let shape = Shape<Self>(
        "Cancellation",
        Field("reason", \.reason),
        Field("at", \.at),
        make: Self.init
    )

    /// When the author can no longer take it back.
    public var finalAt: Moment { at + ListingCancellation.time }
}

extension CancellationBody {
    init(_ cancellation: ListingCancellation) {
        reason = cancellation.reason.text
        at = cancellation.at
    }
}
