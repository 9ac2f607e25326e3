import JSONCoding

/// An emailed code, or the token of an emailed link.
public struct CodeBody: ShapedBody {
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public static let shape = Shape<Self>(
        "Code",
        Field("code", \.code, .string(maxLength: 1000)),
        make: Self.init
    )
}
