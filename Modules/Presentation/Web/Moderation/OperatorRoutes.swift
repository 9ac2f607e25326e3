public import Domain
import HTTPServer
import Wire

/// Endpoints for operators, not found for other members.
public struct OperatorRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any ReportQueries
    private let submissions: any SubmissionQueries
    private let claims: any ClaimQueries
    private let sources: any SourceQueries
    private let verifications: any VerificationQueries
    private let decide: DecideReport
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        queries: any ReportQueries,
        submissions: any SubmissionQueries,
        claims: any ClaimQueries,
        sources: any SourceQueries,
        verifications: any VerificationQueries,
        decide: DecideReport,
        clock: any WallClock
    ) {
        self.operators = operators
        self.queries = queries
        self.submissions = submissions
        self.claims = claims
        self.sources = sources
        self.verifications = verifications
        self.decide = decide
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [duties, list.audited(as: .reportsList), one.audited(as: .reportRead)]
            + [dismiss, uphold, reopen].map { $0.audited(as: .reportDecide) }
            + [plan.audited(as: .measurePlan), act.audited(as: .measureTake)]
    }

    private var duties: Endpoint {
        .member(.get, ModerationPath.duties, "Get my operator duties", answers: .json()) {
            [self] _, who in
            let isOperator = try await operators.isAppointed(who.member)
            return DutiesBody(
                isOperator: isOperator,
                reports: isOperator ? try await queries.waiting() : nil,
                submissions: isOperator ? try await submissions.waiting() : nil,
                claims: isOperator ? try await claims.waiting() : nil,
                sources: isOperator ? try await sources.waiting() : nil,
                verifications: isOperator ? try await verifications.waiting() : nil
            )
        }
    }

    private var list: Endpoint {
        .member(
            .get,
            ModerationPath.reports,
            "List reports; of one status, oldest first, for operators",
            query: [
                .optional("status", .words(of: Report.Status.self), "Default: `open`")
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let status = try request.choice("status", of: Report.Status.self) ?? .open
            let slice = try await queries.list(status, request.slice)
            return ListBody(slice.items.map { ReportCaseBody($0, for: who.member) }, next: slice.next)
        }
    }

    private var one: Endpoint {
        .member(
            .get,
            ModerationPath.report,
            "Get a report; with its decisions, for operators",
            answers: .json()
        ) {
            [self] request, who in
            try await admit(who)
            let id = try request.report
            let stake = try await queries.stake(of: id, at: clock.now)
            return ReportCaseBody(try await queries.find(id), for: who.member, stake: stake)
        }
    }

    private var plan: Endpoint {
        .member(
            .get,
            ModerationPath.measures,
            "Preview measures without a report; for operators",
            query: [
                .required("kind", .words(of: Subject.Kind.self), "Of the subject"),
                .required("id", .identifier, "Of the subject"),
            ],
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            guard let kind = try request.choice("kind", of: Subject.Kind.self),
                let id = request.query["id"].flatMap(Identifier<Subject>.init)
            else { throw ReportRefusal.notFound }
            return MeasurePlanBody(
                try await queries.plan(of: Subject(kind, id), for: who.member, at: clock.now)
            )
        }
    }

    private var act: Endpoint {
        .member(
            .post,
            ModerationPath.measures,
            "Take measures without a report; hides a subject, suspends its author, or both, for operators",
            takes: OperatorActBody.self,
            answers: .json(201)
        ) { [self] _, who, body in
            let id = try await decide.act(
                on: body.concerned(),
                for: body.reason,
                by: who.member,
                body.measures.order,
                body.measures.decisionNote()
            )
            return ReportCaseBody(try await queries.find(id), for: who.member)
        }
    }

    private var dismiss: Endpoint {
        .member(
            .post,
            ModerationPath.dismiss,
            "Dismiss a report; for operators",
            takes: DecisionNoteBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await decide.dismiss(request.report, by: who.member, body.decisionNote())
            return ReportCaseBody(try await queries.find(request.report), for: who.member)
        }
    }

    private var uphold: Endpoint {
        .member(
            .post,
            ModerationPath.uphold,
            "Uphold a report; hides its subject, suspends the author, or both, for operators",
            takes: UpholdingBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await admit(who)
            try await decide.uphold(request.report, by: who.member, body.order, body.decisionNote())
            return ReportCaseBody(try await queries.find(request.report), for: who.member)
        }
    }

    private var reopen: Endpoint {
        .member(
            .post,
            ModerationPath.reopen,
            "Reopen a report; undoes its decision, for operators",
            takes: DecisionNoteBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await decide.reopen(request.report, by: who.member, body.decisionNote())
            return ReportCaseBody(try await queries.find(request.report), for: who.member)
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw ReportRefusal.forOperators }
    }
}

extension Request {
    fileprivate var report: Report.ID {
        get throws { try identifier(or: ReportRefusal.notFound) }
    }
}
