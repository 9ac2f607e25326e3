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
        .on(API.audit.list) { _, query, who in
            try await admit(who)
            let slice = try await queries.list(query.filter, query.slice)
            return ListBody(slice.items.map(AuditRecordBody.init), next: slice.next)
        }
    }

    private var export: Endpoint {
        .on(API.audit.export) { _, span, who in
            try await admit(who)
            let records = try await queries.records(from: span.from, until: span.until)
            return ListBody(records.map(AuditRecordBody.init))
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw AuditRefusal.notFound }
    }
}
