import JSONCoding

/// The address to which a sign-up code is sent.
public struct SignUpCodeBody: ShapedBody {
    public let email: String
    public let invitation: String?

    public init(email: String, invitation: String? = nil) {
        self.email = email
        self.invitation = invitation
    }

    public static let shape = Shape<Self>(
        "SignUpCode",
        Field("email", \.email, .string(maxLength: 1_000, format: "email")),
        Field(
            "invitation",
            \.invitation,
            .string(maxLength: 200),
            .optional,
            about: "The code of an invitation; required where sign-up is by invitation."
        ),
        make: Self.init
    )
}
