public import Domain
import JSONCoding

/// The result of a sign-in at a provider: a session for a linked identity, an introduction for an unknown
/// one. The other is null.
public struct ProviderSignInBody: ShapedBody {
    public let admission: SessionGrantBody?
    public let stranger: UnknownIdentityBody?

    public static let shape = Shape<Self>(
        "ProviderArrival",
        Field("admission", \.admission),
        Field("stranger", \.stranger),
        make: Self.init
    )
}

extension ProviderSignInBody {
    public init(_ outcome: SignInWithProvider.Outcome) {
        switch outcome {
        case .admitted(let admission):
            self.admission = SessionGrantBody(admission)
            stranger = nil
        case .stranger(let stranger):
            admission = nil
            self.stranger = UnknownIdentityBody(stranger)
        }
    }
}

/// An unknown identity and its introduction.
public struct UnknownIdentityBody: ShapedBody {
    public let stranger: SignInWithProvider.Stranger

    public init(_ stranger: SignInWithProvider.Stranger) {
        self.stranger = stranger
    }

    public static let shape = Shape<Self>(
        "ProviderStranger",
        Field("introduction", \.stranger.introduction),
        Field("nickname", \.stranger.nickname),
        Field("email", \.stranger.email, .string(format: "email")),
        Field(
            "emailTaken",
            \.stranger.isEmailTaken,
            about: "Sign in to that account, then link the identity with the introduction."
        ),
        make: {
            Self(SignInWithProvider.Stranger(introduction: $0, nickname: $1, email: $2, isEmailTaken: $3))
        }
    )
}
