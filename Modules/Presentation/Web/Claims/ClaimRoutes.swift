public import Domain
import HTTPServer
import Wire

/// Endpoints of claims of imported listings: the member's own, and the queue of the operators, which is not
/// found for other members.
public struct ClaimRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any ClaimQueries
    private let claim: ClaimListing
    private let decide: DecideClaim
    private let cards: ListingCards

    public init(
        operators: any OperatorRepository,
        queries: any ClaimQueries,
        claim: ClaimListing,
        decide: DecideClaim,
        cards: ListingCards
    ) {
        self.operators = operators
        self.queries = queries
        self.claim = claim
        self.decide = decide
        self.cards = cards
    }

    public var endpoints: [Endpoint] {
        [mine, claiming, all.audited(as: .claimsList), one.audited(as: .claimRead)]
            + [approving, declining].map { $0.audited(as: .claimDecide) }
    }

    private var mine: Endpoint {
        .member(.get, ClaimPath.mine, "Get my claim of an imported listing", answers: .json()) {
            [queries] request, who in
            ClaimBody(try await queries.find(request.listing, by: who.member))
        }
    }

    private var claiming: Endpoint {
        .member(
            .post,
            ClaimPath.mine,
            "Take over an imported listing; at once if a website proves it, else operators decide",
            takes: ClaimNoteBody.self,
            answers: .json(201)
        ) { [claim] request, who, body in
            ClaimBody(try await claim(request.listing, body.read(), by: who.member))
        }
    }

    private var all: Endpoint {
        .member(
            .get,
            ClaimPath.all,
            "List claims; of one state, the longest waiting first, for operators",
            query: [.optional("state", .words(of: Claim.State.self), "Default: `waiting`")] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let state = try request.choice("state", of: Claim.State.self) ?? .waiting
            let slice = try await queries.list(state, request.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var one: Endpoint {
        .member(.get, ClaimPath.one, "Get a claim; for operators", answers: .json()) {
            [self] request, who in
            try await admit(who)
            return body(try await queries.find(request.claim))
        }
    }

    private var approving: Endpoint {
        .member(
            .post,
            ClaimPath.approve,
            "Approve a claim; the member is the author then, for operators",
            answers: .json()
        ) { [self] request, who in
            try await decide(request.claim, .approved, by: who.member)
            return ClaimBody(try await queries.find(request.claim).claim)
        }
    }

    private var declining: Endpoint {
        .member(
            .post,
            ClaimPath.decline,
            "Decline a claim; the member learns why, for operators",
            takes: SubmissionReasonBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await admit(who)
            try await decide(request.claim, .declined(body.read()), by: who.member)
            return ClaimBody(try await queries.find(request.claim).claim)
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw ClaimRefusal.notFound }
    }

    @Sendable private func body(_ claimed: ClaimedListing) -> ClaimedListingBody {
        ClaimedListingBody(
            ClaimBody(claimed.claim),
            by: MemberCardBody(claimed.member),
            cards.card(claimed.listing)
        )
    }
}

extension Request {
    fileprivate var claim: Claim.ID { get throws { try identifier(or: ClaimRefusal.notFound) } }
}
