public import JSONCoding

public struct SignInBody: Body {
    public let email: String
    public let password: String

    public init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    public static var name: String { "SignIn" }

    public static var schema: Schema {
        .object([
            "email": .string(maxLength: 1_000, format: "email").required,
            "password": .string(maxLength: 1_000, format: "password").required,
        ])
    }

    public init(_ fields: Fields) throws {
        self.init(email: try fields.text("email"), password: try fields.text("password"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("email", email)
            writer.field("password", password)
        }
    }
}
