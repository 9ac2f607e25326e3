public import Domain
import JSONCoding

/// The present check-in code, for the organiser.
public struct CheckInCodeBody: ShapedBody {
    public let code: CheckInCode
    /// When the next code replaces it.
    public let until: Moment

    public static let shape = Shape<Self>(
        "CheckInCode",
        Field("code", \.code, .string(), about: "Six digits"),
        Field("until", \.until, about: "When the next code replaces it"),
        make: Self.init
    )
}

extension CheckInCodeBody {
    public init(_ shown: ShownCheckInCode) {
        (code, until) = (shown.code, shown.until)
    }
}

extension CheckInCode: RuledText {
    public init(reading text: String) throws { try self.init(text) }
    public var written: String { digits }
}
