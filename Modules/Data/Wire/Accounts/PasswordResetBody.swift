import JSONCoding

/// A new password, with a code and its address or with the token of a link.
public struct PasswordResetBody: ShapedBody {
    public let code: String
    public let newPassword: String
    public let email: String?

    public init(code: String, newPassword: String, email: String? = nil) {
        self.code = code
        self.newPassword = newPassword
        self.email = email
    }

    public static let shape = Shape<Self>(
        "PasswordReset",
        Field("code", \.code, .string(maxLength: 1000)),
        Field("newPassword", \.newPassword, .string(maxLength: 1000, format: "password")),
        Field("email", \.email, .string(maxLength: 1000, format: "email"), .optional),
        make: Self.init
    )
}
