public import Domain
import HTTPServer
import Wire

/// Endpoints for operators, not found for other members.
public struct OperatorRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any ReportQueries
    private let todos: any TodoQueries
    private let decide: DecideReport
    private let chooseReason: ChooseReason
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        queries: any ReportQueries,
        todos: any TodoQueries,
        decide: DecideReport,
        chooseReason: ChooseReason,
        clock: any WallClock
    ) {
        self.operators = operators
        self.queries = queries
        self.todos = todos
        self.decide = decide
        self.chooseReason = chooseReason
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [duties, todo.audited(as: .todoRead), list.audited(as: .reportsList), one.audited(as: .reportRead)]
            + [dismiss, uphold, reopen].map { $0.audited(as: .reportDecide) }
            + [plan.audited(as: .measurePlan), act.audited(as: .measureTake)]
    }

    private var duties: Endpoint {
        .on(API.measures.duties) { _, _, who in
            let isOperator = try await operators.isAppointed(who.member)
            return DutiesBody(isOperator ? try await todos.loads() : nil)
        }
    }

    private var todo: Endpoint {
        .on(API.measures.todo) { _, _, who in
            try await admit(who)
            return OperatorTodoBody(try await todos.todo(at: clock.now))
        }
    }

    private var list: Endpoint {
        .on(API.reports.list) { _, query, who in
            try await admit(who)
            let slice = try await queries.list(query.status ?? .open, query.slice)
            return ListBody(slice.items.map { ReportCaseBody($0, for: who.member) }, next: slice.next)
        }
    }

    private var one: Endpoint {
        .on(API.reports.one) { id, _, who in
            try await admit(who)
            let stake = try await queries.stake(of: id, at: clock.now)
            return ReportCaseBody(try await queries.find(id), for: who.member, stake: stake)
        }
    }

    private var plan: Endpoint {
        .on(API.measures.plan) { _, query, who in
            try await admit(who)
            let plan = try await queries.plan(of: query.subject, for: who.member, at: clock.now)
            return MeasurePlanBody(plan)
        }
    }

    private var act: Endpoint {
        .on(API.measures.take) { _, body, who in
            let id = try await decide.act(
                on: body.concerned(),
                for: body.reason,
                by: who.member,
                body.measures.order,
                note(body.measures.reason, by: who)
            )
            return ReportCaseBody(try await queries.find(id), for: who.member)
        }
    }

    private var dismiss: Endpoint {
        deciding(API.reports.dismiss) { try await decide.dismiss($0, by: $2, $1) }
    }

    private var uphold: Endpoint {
        .on(API.reports.uphold) { id, body, who in
            try await admit(who)
            try await decide.uphold(id, by: who.member, body.order, note(body.reason, by: who))
            return ReportCaseBody(try await queries.find(id), for: who.member)
        }
    }

    private var reopen: Endpoint {
        deciding(API.reports.reopen) { try await decide.reopen($0, by: $2, $1) }
    }

    /// Decides a report, and answers with it.
    private func deciding(
        _ operation: ReportOperations.OfReport<DecisionNoteBody>,
        _ work: @escaping @Sendable (Report.ID, ReportNote?, Member.ID) async throws -> Void
    ) -> Endpoint {
        .on(operation) { id, body, who in
            try await work(id, note(body.reason, by: who), who.member)
            return ReportCaseBody(try await queries.find(id), for: who.member)
        }
    }

    /// Only operators read it, so it is in the language of the one who writes.
    private func note(_ draft: ReasonDraft, by who: SignedIn) async throws -> ReportNote? {
        try ReportNote(try await chooseReason(draft, to: who.member, by: who.member))
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw ReportRefusal.forOperators }
    }
}
