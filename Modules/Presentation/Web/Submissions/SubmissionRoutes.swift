public import Domain
import HTTPServer
import Wire

/// Endpoints of listings that need approval: the author's own, and the queue of the operators, which is not
/// found for other members.
public struct SubmissionRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SubmissionQueries
    private let submissions: Submissions
    private let cards: ListingCards

    public init(
        operators: any OperatorRepository,
        queries: any SubmissionQueries,
        submissions: Submissions,
        cards: ListingCards
    ) {
        self.operators = operators
        self.queries = queries
        self.submissions = submissions
        self.cards = cards
    }

    public var endpoints: [Endpoint] {
        [mine, all.audited(as: .submissionsList)]
            + [one, similar, edits].map { $0.audited(as: .submissionRead) }
            + [approving, declining].map { $0.audited(as: .submissionDecide) }
    }

    private var mine: Endpoint {
        .on(API.submissions.mine) { _, query, who in
            body(of: try await queries.list(of: who.member, query.slice))
        }
    }

    private var all: Endpoint {
        .on(API.submissions.all) { _, query, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            return body(of: try await queries.list(query.state ?? .waiting, query.slice))
        }
    }

    private var one: Endpoint {
        .on(API.submissions.one) { listing, _, who in
            SubmissionBody(try await queries.find(listing, for: who.member))
        }
    }

    private var similar: Endpoint {
        .on(API.submissions.similar) { listing, _, who in
            ListBody(cards.cards(try await queries.similar(to: listing, for: who.member)))
        }
    }

    private var edits: Endpoint {
        .on(API.submissions.edits) { listing, _, who in
            ListBody(try await queries.edits(of: listing, for: who?.member).map(ListingEditBody.init))
        }
    }

    private var approving: Endpoint {
        .on(API.submissions.approve) { listing, _, who in
            try await submissions.decide(listing, .approved, by: who.member)
            return SubmissionBody(try await queries.find(listing, for: who.member))
        }
    }

    private var declining: Endpoint {
        .on(API.submissions.decline) { listing, reason, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            try await submissions.decide(listing, .declined(reason.read()), by: who.member)
            return SubmissionBody(try await queries.find(listing, for: who.member))
        }
    }

    private func body(of slice: Slice<SubmittedListing>) -> ListBody<SubmittedListingBody> {
        ListBody(
            slice.items.map { SubmittedListingBody(SubmissionBody($0.submission), cards.card($0.listing)) },
            next: slice.next
        )
    }
}
