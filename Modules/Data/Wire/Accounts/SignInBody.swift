import JSONCoding

public struct SignInBody: ShapedBody {
    public let email: String
    public let password: String
    /// The token this device received at its last sign-in.
    public let deviceToken: String?

    public init(email: String, password: String, deviceToken: String? = nil) {
        self.email = email
        self.password = password
        self.deviceToken = deviceToken
    }

    public static let shape = Shape<Self>(
        "SignIn",
        Field("email", \.email, .string(maxLength: 1_000, format: "email")),
        Field("password", \.password, .string(maxLength: 1_000, format: "password")),
        Field(
            "deviceToken",
            \.deviceToken,
            .string(maxLength: 1_000),
            .optional,
            about: "What this device was given when it last signed in."
        ),
        make: Self.init
    )
}
