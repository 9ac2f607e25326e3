public import JSONCoding

/// The address that a code is sent to.
public struct EmailAddressBody: Body {
    public let email: String

    public init(email: String) {
        self.email = email
    }

    public static var name: String { "EmailAddress" }

    public static var schema: Schema {
        .object([
            "email": .string(maxLength: 1000, format: "email").required
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            email: try fields.text("email")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("email", email)
        }
    }
}
