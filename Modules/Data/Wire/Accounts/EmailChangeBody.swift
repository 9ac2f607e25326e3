import JSONCoding

/// A new address, with the password unless the sign-in is fresh.
public struct EmailChangeBody: ShapedBody {
    public let email: String
    public let currentPassword: String?

    public init(email: String, currentPassword: String? = nil) {
        self.email = email
        self.currentPassword = currentPassword
    }

    public static let shape = Shape<Self>(
        "EmailChange",
        Field("email", \.email, .string(maxLength: 1000, format: "email")),
        Field("currentPassword", \.currentPassword, .string(maxLength: 1000, format: "password"), .optional),
        make: Self.init
    )
}
