public import Domain
import HTTPServer
import Wire

/// Endpoints of listings that need approval: the author's own, and the queue of the operators, which is not
/// found for other members.
public struct SubmissionRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SubmissionQueries
    private let decide: DecideSubmission
    private let cards: ListingCards

    public init(
        operators: any OperatorRepository,
        queries: any SubmissionQueries,
        decide: DecideSubmission,
        cards: ListingCards
    ) {
        self.operators = operators
        self.queries = queries
        self.decide = decide
        self.cards = cards
    }

    public var endpoints: [Endpoint] {
        [mine, all.audited(as: .submissionsList)]
            + [one, similar, edits].map { $0.audited(as: .submissionRead) }
            + [approving, declining].map { $0.audited(as: .submissionDecide) }
    }

    private var mine: Endpoint {
        .member(
            .get,
            SubmissionPath.mine,
            "List my listings that needed approval; latest first",
            query: Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            body(of: try await queries.list(of: who.member, request.slice))
        }
    }

    private var all: Endpoint {
        .member(
            .get,
            SubmissionPath.all,
            "List submitted listings; of one state, the longest waiting first, for operators",
            query: [
                .optional("state", .words(of: Submission.State.self), "Default: `waiting`")
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            let state = try request.choice("state", of: Submission.State.self) ?? .waiting
            return body(of: try await queries.list(state, request.slice))
        }
    }

    private var one: Endpoint {
        .member(
            .get,
            SubmissionPath.one,
            "Get the approval of a listing; for its author and operators",
            answers: .json()
        ) { [queries] request, who in
            SubmissionBody(try await queries.find(request.submission, for: who.member))
        }
    }

    private var similar: Endpoint {
        .member(
            .get,
            SubmissionPath.similar,
            "List events that may be the same; soonest first",
            answers: .json()
        ) { [queries, cards] request, who in
            ListBody(cards.cards(try await queries.similar(to: request.listing, for: who.member)))
        }
    }

    private var edits: Endpoint {
        .visitor(
            .get,
            SubmissionPath.edits,
            "List the edits of a listing that needed approval; latest first",
            answers: .json()
        ) { [queries] request, who in
            ListBody(try await queries.edits(of: request.listing, for: who?.member).map(ListingEditBody.init))
        }
    }

    private var approving: Endpoint {
        .member(
            .post,
            SubmissionPath.approve,
            "Approve a listing; it opens, for operators",
            answers: .json()
        ) { [self] request, who in
            try await decide(request.submission, .approved, by: who.member)
            return SubmissionBody(try await queries.find(request.submission, for: who.member))
        }
    }

    private var declining: Endpoint {
        .member(
            .post,
            SubmissionPath.decline,
            "Decline a listing; its author learns why, for operators",
            takes: SubmissionReasonBody.self,
            answers: .json()
        ) { [self] request, who, body in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            try await decide(request.submission, .declined(body.read()), by: who.member)
            return SubmissionBody(try await queries.find(request.submission, for: who.member))
        }
    }

    private func body(of slice: Slice<SubmittedListing>) -> ListBody<SubmittedListingBody> {
        ListBody(
            slice.items.map { SubmittedListingBody(SubmissionBody($0.submission), cards.card($0.listing)) },
            next: slice.next
        )
    }
}

extension Request {
    fileprivate var submission: Listing.ID {
        get throws { try identifier(or: SubmissionRefusal.notFound) }
    }
}
