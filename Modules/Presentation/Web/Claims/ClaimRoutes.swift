public import Domain
import HTTPServer
import Wire

/// Endpoints of claims of imported listings: the member's own, and the queue of the operators, which is not
/// found for other members.
public struct ClaimRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any ClaimQueries
    private let claims: Claims
    private let chooseReason: ChooseReason
    private let cards: ListingCards

    public init(
        operators: any OperatorRepository,
        queries: any ClaimQueries,
        claims: Claims,
        chooseReason: ChooseReason,
        cards: ListingCards
    ) {
        self.operators = operators
        self.queries = queries
        self.claims = claims
        self.chooseReason = chooseReason
        self.cards = cards
    }

    public var endpoints: [Endpoint] {
        [mine, claiming, all.audited(as: .claimsList), one.audited(as: .claimRead)]
            + [approving, declining].map { $0.audited(as: .claimDecide) }
    }

    private var mine: Endpoint {
        .on(API.claims.mine) { listing, _, who in
            ClaimBody(try await queries.find(listing, by: who.member))
        }
    }

    private var claiming: Endpoint {
        .on(API.claims.claim) { listing, note, who in
            ClaimBody(try await claims.claim(listing, note.read(), by: who.member))
        }
    }

    private var all: Endpoint {
        .on(API.claims.all) { _, query, who in
            try await admit(who)
            let slice = try await queries.list(query.state ?? .waiting, query.slice)
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var one: Endpoint {
        .on(API.claims.one) { claim, _, who in
            try await admit(who)
            return body(try await queries.find(claim))
        }
    }

    private var approving: Endpoint {
        .on(API.claims.approve) { claim, _, who in
            try await claims.decide(claim, .approved, by: who.member)
            return ClaimBody(try await queries.find(claim).claim)
        }
    }

    private var declining: Endpoint {
        .on(API.claims.decline) { claim, body, who in
            try await admit(who)
            let member = try await queries.find(claim).claim.member
            let reason = try await chooseReason(body.draft, to: member, by: who.member)
            try await claims.decide(claim, .declined(SubmissionReason(reason)), by: who.member)
            return ClaimBody(try await queries.find(claim).claim)
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
