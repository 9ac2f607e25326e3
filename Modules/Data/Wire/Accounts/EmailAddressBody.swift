import JSONCoding

/// The address that a code is sent to.
public struct EmailAddressBody: ShapedBody {
    public let email: String

    public init(email: String) {
        self.email = email
    }

    public static let shape = Shape<Self>(
        "EmailAddress",
        Field("email", \.email, .string(maxLength: 1000, format: "email")),
        make: Self.init
    )
}
