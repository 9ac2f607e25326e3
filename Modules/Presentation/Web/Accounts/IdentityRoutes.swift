public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints for signing in with Kakao or Naver and for linking them.
public struct IdentityRoutes: Sendable {
    private let identityProviders: any IdentityProviders
    private let signInState: any SignInState
    private let identities: any IdentityRepository
    private let meet: SignInWithProvider
    private let join: SignUpWithProvider
    private let change: ChangeIdentities
    private let documents: OperatorDocuments
    private let clock: any WallClock

    public init(
        identityProviders: any IdentityProviders,
        signInState: any SignInState,
        identities: any IdentityRepository,
        meet: SignInWithProvider,
        join: SignUpWithProvider,
        change: ChangeIdentities,
        documents: OperatorDocuments,
        clock: any WallClock
    ) {
        self.identityProviders = identityProviders
        self.signInState = signInState
        self.identities = identities
        self.meet = meet
        self.join = join
        self.change = change
        self.documents = documents
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            listingProviders, departing, arriving, openingIntroduced,
            mine, linkingIntroduced, linking, unlinking,
        ]
    }

    private var listingProviders: Endpoint {
        .anyone(.get, AccountPath.providers, "List identity providers", answers: .json()) {
            [identityProviders] _ in
            ListBody(identityProviders.providers.map { ProviderBody(provider: $0) })
        }
    }

    private var departing: Endpoint {
        .anyone(
            .get,
            AccountPath.provider,
            "Get a provider's sign-in URL; the parameters of its redirect complete the sign-in",
            query: [.askingAgain],
            answers: .json()
        ) { [identityProviders, signInState, clock] request in
            let (attempt, ticket) = signInState.begin(try request.provider, at: clock.now)
            let askingAgain = try request.askingAgain
            return AuthorizationBody(
                provider: attempt.provider,
                address: try identityProviders.address(for: attempt, askingAgain: askingAgain),
                state: attempt.state,
                ticket: ticket
            )
        }
    }

    private var arriving: Endpoint {
        .anyone(
            .post,
            AccountPath.providerSession,
            "Sign in with a provider; an unknown identity gets an introduction",
            takes: ReturnBody.self,
            answers: .json()
        ) { [meet] request, body in
            ProviderSignInBody(
                try await meet(
                    body.returning(from: try request.provider),
                    on: request.device,
                    from: request.origin
                )
            )
        }
    }

    private var openingIntroduced: Endpoint {
        .anyone(
            .post,
            AccountPath.introducedAccounts,
            "Sign up with an introduction; creates an account and a session",
            takes: IntroducedSignUpBody.self,
            answers: .json(201)
        ) { [join, documents, clock] request, body in
            SessionGrantBody(
                try await join(
                    body.introduction,
                    try body.application(
                        reading: request.language,
                        consentingTo: documents,
                        at: clock.now
                    ),
                    on: request.device,
                    from: request.origin
                )
            )
        }
    }

    private var mine: Endpoint {
        .member(.get, AccountPath.identities, "List my identities", answers: .json()) {
            [identities] _, who in
            ListBody(try await identities.all(of: who.member).map(IdentityBody.init))
        }
    }

    private var linkingIntroduced: Endpoint {
        .member(
            .post,
            AccountPath.identities,
            "Link an introduced identity",
            takes: IntroductionBody.self,
            answers: .nothing
        ) { [change] _, who, body in
            try await change.link(body.introduction, by: who)
            return Nothing()
        }
    }

    private var linking: Endpoint {
        .member(
            .post,
            AccountPath.identity,
            "Link an identity; with the parameters of a provider's redirect",
            takes: ReturnBody.self,
            answers: .nothing
        ) { [change] request, who, body in
            let back = body.returning(from: try request.provider)
            try await change.link(back, by: who, from: request.origin)
            return Nothing()
        }
    }

    private var unlinking: Endpoint {
        .member(.delete, AccountPath.identity, "Unlink an identity", answers: .nothing) {
            [change] request, who in
            try await change.unlink(try request.provider, by: who)
            return Nothing()
        }
    }
}

extension Parameter {
    fileprivate static let askingAgain = optional(
        "again",
        .boolean,
        "Whether the provider asks even those it has signed in already; to confirm that it is me."
    )
}

extension Request {
    fileprivate var askingAgain: Bool {
        get throws {
            try required("again", query["again"].map(Bool.init) ?? false)
        }
    }

    var provider: IdentityProvider {
        get throws(IdentityRefusal) {
            guard let provider = IdentityProvider(rawValue: parameters["provider"] ?? "") else {
                throw .notOffered
            }
            return provider
        }
    }
}

extension ReturnBody {
    func returning(from provider: IdentityProvider) -> SignInWithProvider.Return {
        SignInWithProvider.Return(provider: provider, code: code, state: state, ticket: ticket)
    }
}
