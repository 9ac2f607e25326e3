public import Domain
import HTTPServer
import Wire

/// Endpoints of teachers' documents: the teacher's own, and the queue of the operators, which is not found
/// for other members.
public struct VerificationRoutes: Sendable {
    private let operators: any OperatorRepository
    private let verifications: Verifications
    private let chooseReason: ChooseReason
    private let repository: any VerificationRepository
    private let queries: any VerificationQueries
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        verifications: Verifications,
        chooseReason: ChooseReason,
        repository: any VerificationRepository,
        queries: any VerificationQueries,
        clock: any WallClock
    ) {
        self.operators = operators
        self.verifications = verifications
        self.chooseReason = chooseReason
        self.repository = repository
        self.queries = queries
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            mine, sending, withdrawing, all.audited(as: .verificationsList),
            one.audited(as: .verificationRead),
        ] + [accepting, declining].map { $0.audited(as: .verificationDecide) }
    }

    private var mine: Endpoint {
        .on(API.verifications.mine) { _, _, who in
            VerificationBody(try await queries.latest(of: who.member))
        }
    }

    private var sending: Endpoint {
        .on(API.verifications.send) { _, documents, who in
            let (images, note) = try documents.read()
            let id = try await verifications.send(images, note, by: who.member)
            return VerificationBody(try await queries.find(id))
        }
    }

    private var withdrawing: Endpoint {
        .on(API.verifications.withdraw) { _, _, who in
            try await repository.withdraw(of: who.member, at: clock.now)
            return Nothing()
        }
    }

    private var all: Endpoint {
        .on(API.verifications.all) { _, query, who in
            try await admit(who)
            let slice = try await queries.list(query.state ?? .waiting, query.slice)
            return ListBody(slice.items.map(VerificationCaseBody.init), next: slice.next)
        }
    }

    private var one: Endpoint {
        .on(API.verifications.one) { id, _, who in
            try await admit(who)
            return VerificationCaseBody(try await queries.find(id))
        }
    }

    private var accepting: Endpoint {
        .on(API.verifications.accept) { id, seen, who in
            try await admit(who)
            try await verifications.decide(id, .accepted(seen.read()), by: who.member)
            return VerificationCaseBody(try await queries.find(id))
        }
    }

    private var declining: Endpoint {
        .on(API.verifications.decline) { id, body, who in
            try await admit(who)
            let teacher = try await queries.find(id).verification.teacher
            let reason = try await chooseReason(body.draft, to: teacher, by: who.member)
            try await verifications.decide(id, .declined(SubmissionReason(reason)), by: who.member)
            return VerificationCaseBody(try await queries.find(id))
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw VerificationRefusal.notFound }
    }
}
