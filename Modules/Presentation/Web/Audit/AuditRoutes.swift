public import Domain
import HTTPServer
import Wire

/// Endpoints of the log of what operators see and do; for operators, not found for other members.
public struct AuditRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any AuditQueries

    public init(operators: any OperatorRepository, queries: any AuditQueries) {
        self.operators = operators
        self.queries = queries
    }

    public var endpoints: [Endpoint] { [list.audited(as: .auditList), export.audited(as: .auditExport)] }

    private var list: Endpoint {
        .member(
            .get,
            AuditPath.records,
            "List what operators saw and did; latest first, for operators",
            query: [
                .optional("act", .words(of: AuditAct.self), "Only this act"),
                .optional("operator", .identifier, "Only acts of this member"),
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let filter = AuditFilter(
                act: try request.choice("act", of: AuditAct.self),
                member: try request.query["operator"].map { text in
                    try request.required("operator", Member.ID(text))
                }
            )
            let slice = try await queries.list(filter, request.slice)
            return ListBody(slice.items.map(AuditRecordBody.init), next: slice.next)
        }
    }

    private var export: Endpoint {
        .member(
            .get,
            AuditPath.export,
            "Export what operators saw and did in a stretch of time; oldest first, for operators",
            query: Parameter.span,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let records = try await queries.records(
                from: request.moment("from"),
                until: request.moment("until")
            )
            return ListBody(records.map(AuditRecordBody.init))
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw AuditRefusal.notFound }
    }
}
