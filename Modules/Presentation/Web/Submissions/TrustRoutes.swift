public import Domain
import HTTPServer
import Wire

/// Endpoints of members whose listings need no approval, for operators.
public struct TrustRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SubmissionQueries
    private let submissions: Submissions

    public init(operators: any OperatorRepository, queries: any SubmissionQueries, submissions: Submissions) {
        self.operators = operators
        self.queries = queries
        self.submissions = submissions
    }

    public var endpoints: [Endpoint] {
        [
            all.audited(as: .trustList),
            changing(API.trust.give, true).audited(as: .trustGive),
            changing(API.trust.end, false).audited(as: .trustEnd),
        ]
    }

    private var all: Endpoint {
        .on(API.trust.all) { _, query, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            let slice = try await queries.trusted(query.slice)
            return ListBody(slice.items.map(TrustedMemberBody.init), next: slice.next)
        }
    }

    private func changing(
        _ operation: Operation<SignedIn, Member.ID, Nothing, Nothing>,
        _ isTrusted: Bool
    ) -> Endpoint {
        .on(operation) { member, _, who in
            try await submissions.trust(member, isTrusted, by: who.member)
            return Nothing()
        }
    }
}
