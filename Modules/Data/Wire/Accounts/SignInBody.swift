public import JSONCoding

public struct SignInBody: Body {
    public let email: String
    public let password: String
    /// The token this device received at its last sign-in.
    public let deviceToken: String?

    public init(email: String, password: String, deviceToken: String? = nil) {
        self.email = email
        self.password = password
        self.deviceToken = deviceToken
    }

    public static var name: String { "SignIn" }

    public static var schema: Schema {
        .object([
            "email": .string(maxLength: 1_000, format: "email").required,
            "password": .string(maxLength: 1_000, format: "password").required,
            "deviceToken": .nullable(.string(maxLength: 1_000))
                .described("What this device was given when it last signed in."),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            email: try fields.text("email"),
            password: try fields.text("password"),
            deviceToken: try fields.textIfPresent("deviceToken")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("email", email)
            writer.field("password", password)
            writer.fieldIfPresent("deviceToken", deviceToken)
        }
    }
}
