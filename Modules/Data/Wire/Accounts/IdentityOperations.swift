public import Domain
import JSONCoding

/// Operations on identity providers and linked identities.
public struct IdentityOperations: OperationList {
    private static let provider = PathPattern<IdentityProvider>(
        "/api/v1/sign-in/{provider}",
        else: IdentityRefusal.notOffered
    )
    private static let identities: PathPattern<Void> = "/api/v1/me/identities"
    private static let identity = PathPattern<IdentityProvider>(
        "/api/v1/me/identities/{provider}",
        else: IdentityRefusal.notOffered
    )

    public let providers = Operation<Anyone, Void, Nothing, ListBody<ProviderBody>>(
        .get,
        "/api/v1/sign-in",
        "List identity providers"
    )
    public let depart = Operation<Anyone, IdentityProvider, DepartureQuery, AuthorizationBody>(
        .get,
        provider,
        "Get a provider's sign-in URL; the parameters of its redirect complete the sign-in"
    )
    public let arrive = Operation<Anyone, IdentityProvider, ReturnBody, ProviderSignInBody>(
        .post,
        provider / "session",
        "Sign in with a provider; an unknown identity gets an introduction, a second factor a challenge"
    )
    public let signUp = Operation<Anyone, Void, IntroducedSignUpBody, SessionGrantBody>(
        .post,
        "/api/v1/accounts/introduced",
        "Sign up with an introduction; creates an account and a session",
        status: 201
    )
    public let mine = Operation<SignedInDevice, Void, Nothing, ListBody<IdentityBody>>(
        .get,
        identities,
        "List my identities"
    )
    public let linkIntroduced = Operation<SignedInDevice, Void, IntroductionBody, Nothing>(
        .post,
        identities,
        "Link an introduced identity"
    )
    public let link = Operation<SignedInDevice, IdentityProvider, ReturnBody, Nothing>(
        .post,
        identity,
        "Link an identity; with the parameters of a provider's redirect"
    )
    public let unlink = Operation<SignedInDevice, IdentityProvider, Nothing, Nothing>(
        .delete,
        identity,
        "Unlink an identity"
    )
}

extension API {
    public static let identities = IdentityOperations()
}

/// What a provider is asked for.
public struct DepartureQuery: ShapedBody {
    public let again: Bool?

    /// - Parameter isAskingAgain: whether the provider asks for credentials even with an active session.
    public init(askingAgain isAskingAgain: Bool = false) {
        again = isAskingAgain ? true : nil
    }

    public static let shape = Shape<Self>(
        "DepartureQuery",
        Field(
            "again",
            \.again,
            nil,
            .omittable,
            about:
                "Whether the provider asks even those it has signed in already; to confirm that it is me."
        ),
        make: { Self(askingAgain: $0 == true) }
    )
}
