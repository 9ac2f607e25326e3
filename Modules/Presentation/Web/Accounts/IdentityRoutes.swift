public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints for signing in with identity providers and for linking identities.
public struct IdentityRoutes: Sendable {
    private let identityProviders: any IdentityProviders
    private let signInState: any SignInState
    private let identities: any IdentityRepository
    private let meet: SignInWithProvider
    private let newcomers: Newcomers
    private let change: ChangeIdentities
    private let documents: OperatorDocuments
    private let clock: any WallClock

    public init(
        identityProviders: any IdentityProviders,
        signInState: any SignInState,
        identities: any IdentityRepository,
        meet: SignInWithProvider,
        newcomers: Newcomers,
        change: ChangeIdentities,
        documents: OperatorDocuments,
        clock: any WallClock
    ) {
        self.identityProviders = identityProviders
        self.signInState = signInState
        self.identities = identities
        self.meet = meet
        self.newcomers = newcomers
        self.change = change
        self.documents = documents
        self.clock = clock
    }

    public var endpoints: [Endpoint] { signingIn + [openingIntroduced] + linking }

    private var signingIn: [Endpoint] {
        [
            .on(API.identities.providers) { _, _, _ in
                ListBody(identityProviders.providers.map { ProviderBody(provider: $0) })
            },
            .on(API.identities.depart) { provider, query, _ in
                let (attempt, ticket) = signInState.begin(provider, at: clock.now)
                return AuthorizationBody(
                    provider: attempt.provider,
                    address: try await identityProviders.address(
                        for: attempt,
                        askingAgain: query.again == true
                    ),
                    state: attempt.state,
                    ticket: ticket
                )
            },
            .on(API.identities.arrive) { provider, body, _, request in
                let back = body.returning(from: provider)
                return ProviderSignInBody(try await meet(back, on: request.device, from: request.origin))
            },
        ]
    }

    private var openingIntroduced: Endpoint {
        .on(API.identities.signUp) { _, body, _, request in
            SessionGrantBody(
                try await newcomers.signUp(
                    introducedBy: body.introduction,
                    try body.application(
                        reading: request.language,
                        consentingTo: await documents.current(),
                        at: clock.now
                    ),
                    on: request.device,
                    from: request.origin
                )
            )
        }
    }

    private var linking: [Endpoint] {
        [
            .on(API.identities.mine) { _, _, who in
                ListBody(try await identities.all(of: who.member).map(IdentityBody.init))
            },
            .on(API.identities.linkIntroduced) { _, body, who in
                try await change.link(body.introduction, by: who)
                return Nothing()
            },
            .on(API.identities.link) { provider, body, who, request in
                try await change.link(body.returning(from: provider), by: who, from: request.origin)
                return Nothing()
            },
            .on(API.identities.unlink) { provider, _, who in
                try await change.unlink(provider, by: who)
                return Nothing()
            },
        ]
    }
}

extension ReturnBody {
    func returning(from provider: IdentityProvider) -> SignInWithProvider.Return {
        SignInWithProvider.Return(provider: provider, code: code, state: state, ticket: ticket)
    }
}
