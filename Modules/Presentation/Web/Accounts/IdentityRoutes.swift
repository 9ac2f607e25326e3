public import Domain
import HTTPServer
import Wire

/// Coming in by Kakao or Naver, and which of them lead to my account.
public struct IdentityRoutes: Sendable {
    private let office: any IdentityOffice
    private let papers: any TravelPapers
    private let identities: any IdentityRepository
    private let meet: MeetProvider
    private let join: JoinByProvider
    private let clock: any WallClock

    public init(
        office: any IdentityOffice,
        papers: any TravelPapers,
        identities: any IdentityRepository,
        meet: MeetProvider,
        join: JoinByProvider,
        clock: any WallClock
    ) {
        self.office = office
        self.papers = papers
        self.identities = identities
        self.meet = meet
        self.join = join
        self.clock = clock
    }

    public var endpoints: [Endpoint] { doors + mine }

    private var doors: [Endpoint] {
        [
            .anyone(.get, AccountPath.providers, "Who vouches for people here", answers: .json()) {
                [office] _ in
                ListBody(office.providers.map { ProviderBody(provider: $0) })
            },
            .anyone(
                .get,
                AccountPath.provider,
                "Where to show oneself; bring back what the provider adds to the return address",
                answers: .json()
            ) { [office, papers, clock] request in
                let (attempt, ticket) = papers.begin(try request.provider, at: clock.now)
                return DepartureBody(
                    provider: attempt.provider,
                    address: try office.address(for: attempt),
                    state: attempt.state,
                    ticket: ticket
                )
            },
            .anyone(
                .post,
                AccountPath.providerSession,
                "Sign in with what a provider sent back; a stranger gets an introduction",
                takes: ReturnBody.self,
                answers: .json()
            ) { [meet] request, body in
                ArrivalBody(
                    try await meet(
                        body.returning(from: try request.provider),
                        on: request.device,
                        from: request.remoteAddress
                    )
                )
            },
            .anyone(
                .post,
                AccountPath.introducedAccounts,
                "Open an account with an introduction and sign in",
                takes: IntroducedSignUpBody.self,
                answers: .json(201)
            ) { [join, clock] request, body in
                AdmissionBody(
                    try await join(
                        body.introduction,
                        try body.application(reading: request.language, at: clock.now),
                        on: request.device,
                        from: request.remoteAddress
                    )
                )
            },
        ]
    }

    private var mine: [Endpoint] {
        [
            .member(.get, AccountPath.identities, "What leads to my account", answers: .json()) {
                [identities] _, who in
                ListBody(try await identities.all(of: who.member).map(IdentityBody.init))
            },
            .member(
                .post,
                AccountPath.identities,
                "Let an introduction lead to my account from now on",
                takes: IntroductionBody.self,
                answers: .nothing
            ) { [identities, papers, clock] _, who, body in
                let now = clock.now
                let voucher = try papers.voucher(of: body.introduction, at: now)
                try await identities.link(voucher, to: who.member, at: now)
                return Nothing()
            },
            .member(
                .post,
                AccountPath.identity,
                "Let what a provider sent back lead to my account from now on",
                takes: ReturnBody.self,
                answers: .nothing
            ) { [meet] request, who, body in
                try await meet.link(
                    body.returning(from: try request.provider),
                    to: who.member,
                    from: request.remoteAddress
                )
                return Nothing()
            },
            .member(.delete, AccountPath.identity, "Let it lead here no more", answers: .nothing) {
                [identities] request, who in
                try await identities.unlink(try request.provider, from: who.member)
                return Nothing()
            },
        ]
    }
}

extension Request {
    fileprivate var provider: IdentityProvider {
        get throws(IdentityRefusal) {
            guard let provider = IdentityProvider(rawValue: parameters["provider"] ?? "") else {
                throw .notOffered
            }
            return provider
        }
    }
}

extension ReturnBody {
    fileprivate func returning(from provider: IdentityProvider) -> MeetProvider.Return {
        MeetProvider.Return(provider: provider, code: code, state: state, ticket: ticket)
    }
}
