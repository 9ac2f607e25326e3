public import Domain
import HTTPServer
import Wire

/// Endpoints of what operators decided about a member, of appeals against it, and of the operators' queue of
/// appeals, which is not found for other members.
public struct AppealRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any AppealQueries
    private let make: MakeAppeal
    private let decide: DecideAppeal
    private let chooseReason: ChooseReason
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        queries: any AppealQueries,
        make: MakeAppeal,
        decide: DecideAppeal,
        chooseReason: ChooseReason,
        clock: any WallClock
    ) {
        (self.operators, self.queries) = (operators, queries)
        (self.make, self.decide) = (make, decide)
        (self.chooseReason, self.clock) = (chooseReason, clock)
    }

    public var endpoints: [Endpoint] {
        own + linked + [
            list.audited(as: .appealsList), one.audited(as: .appealRead),
            deciding.audited(as: .appealDecide),
        ]
    }

    private var own: [Endpoint] {
        [
            .on(API.appeals.measures) { _, query, who in
                let slice = try await queries.measures(of: who.member, query.slice)
                return ListBody(slice.items.map(body), next: slice.next)
            },
            .on(API.appeals.measure) { id, _, who in
                body(try await queries.measure(id, of: who.member))
            },
            .on(API.appeals.make) { id, appeal, who in
                body(try await make(id, appeal.text, by: who.member))
            },
        ]
    }

    private var linked: [Endpoint] {
        [
            .on(API.appeals.linked) { _, query, _ in body(try await make.measure(of: query.token)) },
            .on(API.appeals.makeLinked) { _, appeal, _ in
                body(try await make(with: appeal.token, appeal.text))
            },
        ]
    }

    private var list: Endpoint {
        .on(API.appeals.list) { _, query, who in
            try await admit(who)
            let slice = try await queries.list(query.state ?? .waiting, query.slice)
            let now = clock.now
            return ListBody(
                slice.items.map { AppealCaseBody($0, for: who.member, at: now) },
                next: slice.next
            )
        }
    }

    private var one: Endpoint {
        .on(API.appeals.one) { id, _, who in
            try await admit(who)
            return AppealCaseBody(try await queries.find(id), for: who.member, at: clock.now)
        }
    }

    private var deciding: Endpoint {
        .on(API.appeals.decide) { id, ruling, who in
            try await admit(who)
            let member = try await queries.find(id).member.id
            let reason = try await chooseReason(ruling.reason, to: member, by: who.member)
            try await decide(id, ruling.outcome, by: who.member, ReportNote(reason))
            return AppealCaseBody(try await queries.find(id), for: who.member, at: clock.now)
        }
    }

    @Sendable private func body(_ measure: TakenMeasure) -> TakenMeasureBody {
        TakenMeasureBody(measure, at: clock.now)
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw AppealRefusal.notFound }
    }
}
