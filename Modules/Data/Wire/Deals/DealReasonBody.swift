public import Domain
import JSONCoding

/// The reason to cancel or to request changes.
public struct DealReasonBody: ShapedBody {
    let reason: String

    public init(_ reason: String) {
        self.reason = reason
    }

    public static let shape = Shape<Self>(
        "DealReason",
        Field("reason", \.reason, .nonBlank(atMost: DealReason.longest)),
        make: { Self($0) }
    )

    public func read() throws(DealRefusal) -> DealReason { try DealReason(reason) }
}
