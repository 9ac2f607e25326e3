public import Domain
import JSONCoding

/// How a member can confirm a sign-in, and whether it is necessary.
public struct ConfirmationMethodsBody: ShapedBody {
    public let ways: ConfirmMember.Ways

    public init(_ ways: ConfirmMember.Ways) {
        self.ways = ways
    }

    public static let shape = Shape<Self>(
        "ConfirmationWays",
        Field("fresh", \.ways.isFresh, about: "Whether this session needs no confirmation now."),
        Field("password", \.ways.hasPassword, about: "Whether the account has a password."),
        Field("providers", \.ways.providers),
        make: { Self(ConfirmMember.Ways(isFresh: $0, hasPassword: $1, providers: $2)) }
    )
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
