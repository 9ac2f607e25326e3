public import Domain
import HTTPServer
import Wire

/// Endpoints of teachers' documents: the teacher's own, and the queue of the operators, which is not found
/// for other members.
public struct VerificationRoutes: Sendable {
    private let operators: any OperatorRepository
    private let verifications: any VerificationRepository
    private let queries: any VerificationQueries
    private let send: SendDocuments
    private let decide: DecideVerification
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        verifications: any VerificationRepository,
        queries: any VerificationQueries,
        send: SendDocuments,
        decide: DecideVerification,
        clock: any WallClock
    ) {
        self.operators = operators
        self.verifications = verifications
        self.queries = queries
        self.send = send
        self.decide = decide
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            mine, sending, withdrawing, all.audited(as: .verificationsList),
            one.audited(as: .verificationRead),
        ] + [accepting, declining].map { $0.audited(as: .verificationDecide) }
    }

    private var mine: Endpoint {
        .member(
            .get,
            TeacherPath.myVerification,
            "Get the documents that I sent last",
            answers: .json()
        ) { [queries] _, who in
            VerificationBody(try await queries.latest(of: who.member))
        }
    }

    private var sending: Endpoint {
        .member(
            .post,
            TeacherPath.myVerification,
            "Send pictures of diplomas or certificates to the operators; only they see them",
            takes: DocumentsBody.self,
            answers: .json(201)
        ) { [send, queries] _, who, body in
            let (images, note) = try body.read()
            let id = try await send(images, note, by: who.member)
            return VerificationBody(try await queries.find(id))
        }
    }

    private var withdrawing: Endpoint {
        .member(
            .delete,
            TeacherPath.myVerification,
            "Withdraw my documents that wait, and delete them",
            answers: .nothing
        ) { [verifications, clock] _, who in
            try await verifications.withdraw(of: who.member, at: clock.now)
            return Nothing()
        }
    }

    private var all: Endpoint {
        .member(
            .get,
            TeacherPath.verifications,
            """
            List documents of teachers; of one state, the longest waiting or the latest sent first, for \
            operators
            """,
            query: [
                .optional("state", .words(of: Verification.State.self), "Default: `waiting`")
            ] + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            try await admit(who)
            let state = try request.choice("state", of: Verification.State.self) ?? .waiting
            let slice = try await queries.list(state, request.slice)
            return ListBody(slice.items.map(VerificationCaseBody.init), next: slice.next)
        }
    }

    private var one: Endpoint {
        .member(.get, TeacherPath.verification, "Get documents of a teacher; for operators", answers: .json())
        { [self] request, who in
            try await admit(who)
            return VerificationCaseBody(try await queries.find(request.verification))
        }
    }

    private var accepting: Endpoint {
        .member(
            .post,
            TeacherPath.accept,
            "Accept documents; the teacher's page says what was seen, for operators",
            takes: VerifiedDocumentsBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await admit(who)
            try await decide(request.verification, .accepted(body.read()), by: who.member)
            return VerificationCaseBody(try await queries.find(request.verification))
        }
    }

    private var declining: Endpoint {
        .member(
            .post,
            TeacherPath.decline,
            "Decline documents; the teacher learns why, for operators",
            takes: SubmissionReasonBody.self,
            answers: .json()
        ) { [self] request, who, body in
            try await admit(who)
            try await decide(request.verification, .declined(body.read()), by: who.member)
            return VerificationCaseBody(try await queries.find(request.verification))
        }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw VerificationRefusal.notFound }
    }
}

extension Request {
    fileprivate var verification: Verification.ID {
        get throws { try identifier(or: VerificationRefusal.notFound) }
    }
}
