public import JSONCoding

public struct PasswordChangeBody: Body {
    public let currentPassword: String
    public let newPassword: String

    public init(currentPassword: String, newPassword: String) {
        self.currentPassword = currentPassword
        self.newPassword = newPassword
    }

    public static var name: String { "PasswordChange" }

    public static var schema: Schema {
        .object([
            "currentPassword": .string(maxLength: 1_000, format: "password").required,
            "newPassword": .string(maxLength: 1_000, format: "password").required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            currentPassword: try fields.text("currentPassword"),
            newPassword: try fields.text("newPassword")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("currentPassword", currentPassword)
            writer.field("newPassword", newPassword)
        }
    }
}
