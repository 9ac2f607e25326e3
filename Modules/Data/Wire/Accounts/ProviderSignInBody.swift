public import Domain
public import JSONCoding

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
public struct UnknownIdentityBody: Body {
    public let stranger: SignInWithProvider.Stranger

    public init(_ stranger: SignInWithProvider.Stranger) {
        self.stranger = stranger
    }

    public static var name: String { "ProviderStranger" }

    public static var schema: Schema {
        .object([
            "introduction": .string().required,
            "nickname": .nullable(.string()).required,
            "email": .nullable(.string(format: "email")).required,
            "emailTaken": .boolean.required
                .described("Sign in to that account, then link the identity with the introduction."),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        stranger = SignInWithProvider.Stranger(
            introduction: try fields.text("introduction"),
            nickname: try fields.textIfPresent("nickname"),
            email: try fields.textIfPresent("email", as: EmailAddress.init),
            isEmailTaken: try fields.boolean("emailTaken")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("introduction", stranger.introduction)
            writer.field("nickname", stranger.nickname)
            writer.field("email", stranger.email?.text)
            writer.field("emailTaken", stranger.isEmailTaken)
        }
    }
}
