public import JSONCoding

/// A new address, with the password unless the sign-in is fresh.
public struct EmailChangeBody: Body {
    public let email: String
    public let currentPassword: String?

    public init(email: String, currentPassword: String? = nil) {
        self.email = email
        self.currentPassword = currentPassword
    }

    public static var name: String { "EmailChange" }

    public static var schema: Schema {
        .object([
            "email": .string(maxLength: 1000, format: "email").required,
            "currentPassword": .nullable(.string(maxLength: 1000, format: "password")),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            email: try fields.text("email"),
            currentPassword: try fields.textIfPresent("currentPassword")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("email", email)
            writer.fieldIfPresent("currentPassword", currentPassword)
        }
    }
}
