public import JSONCoding

/// A new password, with a code and its address or with the token of a link.
public struct PasswordResetBody: Body {
    public let code: String
    public let newPassword: String
    public let email: String?

    public init(code: String, newPassword: String, email: String? = nil) {
        self.code = code
        self.newPassword = newPassword
        self.email = email
    }

    public static var name: String { "PasswordReset" }

    public static var schema: Schema {
        .object([
            "code": .string(maxLength: 1000).required,
            "newPassword": .string(maxLength: 1000, format: "password").required,
            "email": .nullable(.string(maxLength: 1000, format: "email")),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            code: try fields.text("code"),
            newPassword: try fields.text("newPassword"),
            email: try fields.textIfPresent("email")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("code", code)
            writer.field("newPassword", newPassword)
            writer.fieldIfPresent("email", email)
        }
    }
}
