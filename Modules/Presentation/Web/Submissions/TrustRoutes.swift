public import Domain
import HTTPServer
import Wire

/// Endpoints of members whose listings need no approval, for operators.
public struct TrustRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any SubmissionQueries
    private let trust: TrustMember

    public init(operators: any OperatorRepository, queries: any SubmissionQueries, trust: TrustMember) {
        self.operators = operators
        self.queries = queries
        self.trust = trust
    }

    public var endpoints: [Endpoint] {
        [
            all.audited(as: .trustList),
            changing(.put, "Trust a member; their events need no approval, for operators", true)
                .audited(as: .trustGive),
            changing(.delete, "End the trust in a member; open events stay, for operators", false)
                .audited(as: .trustEnd),
        ]
    }

    private var all: Endpoint {
        .member(
            .get,
            SubmissionPath.trusted,
            "List trusted members; latest first, for operators",
            query: Parameter.slice,
            answers: .json()
        ) { [operators, queries] request, who in
            guard try await operators.isOperator(who.member) else { throw SubmissionRefusal.notFound }
            let slice = try await queries.trusted(request.slice)
            return ListBody(slice.items.map(TrustedMemberBody.init), next: slice.next)
        }
    }

    private func changing(_ method: Method, _ summary: String, _ isTrusted: Bool) -> Endpoint {
        .member(method, SubmissionPath.trustedOne, summary, answers: .nothing) { [trust] request, who in
            let member: Member.ID = try request.identifier("account", or: SubmissionRefusal.noMember)
            try await trust(member, isTrusted, by: who.member)
            return Nothing()
        }
    }
}
