public import Domain
public import JSONCoding

/// How a member can confirm a sign-in, and whether it is necessary.
public struct ConfirmationMethodsBody: Body {
    public let ways: ConfirmMember.Ways

    public init(_ ways: ConfirmMember.Ways) {
        self.ways = ways
    }

    public static var name: String { "ConfirmationWays" }

    public static var schema: Schema {
        .object([
            "fresh": .boolean.required.described("Whether this session needs no confirmation now."),
            "password": .boolean.required.described("Whether the account has a password."),
            "providers": .array(of: .words(of: IdentityProvider.self)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        ways = ConfirmMember.Ways(
            isFresh: try fields.boolean("fresh"),
            hasPassword: try fields.boolean("password"),
            providers: try fields.choices("providers")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("fresh", ways.isFresh)
            writer.field("password", ways.hasPassword)
            writer.field("providers", ways.providers.map(\.rawValue))
        }
    }
}

/// The password, entered again.
public struct ConfirmationBody: ShapedBody {
    public let password: String

    public init(password: String) {
        self.password = password
    }

    public static let shape = Shape<Self>(
        "Confirmation",
        Field("password", \.password, .string(maxLength: 1_000, format: "password")),
        make: Self.init
    )
}
