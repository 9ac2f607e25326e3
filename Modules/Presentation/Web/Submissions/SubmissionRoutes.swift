public import Domain
import HTTPServer
import Wire

/// Endpoints of what waits for approval: the author's own, and the queues of the operators, which are not
/// found for other members.
public struct SubmissionRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SubmissionQueries
    private let submissions: Submissions
    private let chooseReason: ChooseReason
    private let cards: ListingCards

    public init(
        operators: any OperatorRepository,
        queries: any SubmissionQueries,
        submissions: Submissions,
        chooseReason: ChooseReason,
        cards: ListingCards
    ) {
        self.operators = operators
        self.queries = queries
        self.submissions = submissions
        self.chooseReason = chooseReason
        self.cards = cards
    }

    public var endpoints: [Endpoint] {
        [mine] + [all, comments].map { $0.audited(as: .submissionsList) }
            + [one, comment, similar, edits].map { $0.audited(as: .submissionRead) }
            + [approving, declining, approvingComment, decliningComment].map {
                $0.audited(as: .submissionDecide)
            }
    }

    private var mine: Endpoint {
        .on(API.submissions.mine) { _, query, who in
            body(of: try await queries.list(of: who.member, query.slice), isForAuthor: true)
        }
    }

    private var all: Endpoint {
        .on(API.submissions.all) { _, query, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            return body(of: try await queries.list(query.state ?? .waiting, query.slice), isForAuthor: false)
        }
    }

    private var one: Endpoint {
        .on(API.submissions.one) { listing, _, who in
            try await body(of: Subject(.listing, listing), for: who)
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
        .on(API.submissions.approve) { listing, approval, who in
            try await approve(Subject(.listing, listing), approval, by: who)
        }
    }

    private var declining: Endpoint {
        .on(API.submissions.decline) { listing, reason, who in
            try await decline(Subject(.listing, listing), reason, by: who)
        }
    }

    private var comments: Endpoint {
        .on(API.submissions.comments) { _, query, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            let slice = try await queries.comments(query.state ?? .waiting, query.slice)
            return ListBody(slice.items.map(SubmittedCommentBody.init), next: slice.next)
        }
    }

    private var comment: Endpoint {
        .on(API.submissions.comment) { comment, _, who in
            try await body(of: Subject(.comment, comment), for: who)
        }
    }

    private var approvingComment: Endpoint {
        .on(API.submissions.approveComment) { comment, approval, who in
            try await approve(Subject(.comment, comment), approval, by: who)
        }
    }

    private var decliningComment: Endpoint {
        .on(API.submissions.declineComment) { comment, reason, who in
            try await decline(Subject(.comment, comment), reason, by: who)
        }
    }

    private func approve(_ subject: Subject, _ approval: ApprovalBody, by who: SignedIn) async throws
        -> SubmissionBody
    {
        try await submissions.approve(subject, seeing: approval.seen, by: who.member)
        return try await body(of: subject, for: who)
    }

    private func decline(_ subject: Subject, _ body: SubmissionReasonBody, by who: SignedIn) async throws
        -> SubmissionBody
    {
        guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
        let author = try await queries.find(subject, for: who.member).author
        let reason = try await chooseReason(body.draft, to: author, by: who.member)
        try await submissions.decline(subject, SubmissionReason(reason), by: who.member)
        return try await self.body(of: subject, for: who)
    }

    private func body(of subject: Subject, for who: SignedIn) async throws -> SubmissionBody {
        let submission = try await queries.find(subject, for: who.member)
        return SubmissionBody(submission, isForAuthor: submission.author == who.member)
    }

    private func body(of slice: Slice<SubmittedListing>, isForAuthor: Bool) -> ListBody<SubmittedListingBody>
    {
        ListBody(
            slice.items.map { item in
                SubmittedListingBody(
                    SubmissionBody(item.submission, isForAuthor: isForAuthor),
                    cards.card(item.listing)
                )
            },
            next: slice.next
        )
    }
}
