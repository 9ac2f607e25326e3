import JSONCoding

public struct PasswordChangeBody: ShapedBody {
    public let currentPassword: String
    public let newPassword: String

    public init(currentPassword: String, newPassword: String) {
        self.currentPassword = currentPassword
        self.newPassword = newPassword
    }

    public static let shape = Shape<Self>(
        "PasswordChange",
        Field("currentPassword", \.currentPassword, .string(maxLength: 1_000, format: "password")),
        Field("newPassword", \.newPassword, .string(maxLength: 1_000, format: "password")),
        make: Self.init
    )
}
