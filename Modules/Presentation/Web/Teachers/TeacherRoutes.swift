public import Domain
import HTTPServer
import Wire

/// Endpoints of teachers.
public struct TeacherRoutes: Sendable {
    private let teachers: any TeacherRepository
    private let queries: any TeacherQueries
    private let address: ConfirmedAddress
    private let clock: any WallClock

    public init(
        teachers: any TeacherRepository,
        queries: any TeacherQueries,
        address: ConfirmedAddress,
        clock: any WallClock
    ) {
        self.teachers = teachers
        self.queries = queries
        self.address = address
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [one, mine, beginning, editing, ending] }

    private var one: Endpoint {
        .visitor(.get, TeacherPath.one, "Get a teacher", answers: .json()) { [self] request, who in
            try await body(of: request.memberID, for: who?.member)
        }
    }

    private var mine: Endpoint {
        .member(.get, TeacherPath.mine, "Get me as a teacher", answers: .json()) { [self] _, who in
            try await body(of: who.member, for: who.member)
        }
    }

    private var beginning: Endpoint {
        .making(.post, TeacherPath.mine, "Become a teacher, who may offer lessons") { [self] _, who in
            try await address.require(of: who.member)
            let isMade = try await teachers.begin(who.member, at: clock.now)
            return (try await body(of: who.member, for: who.member), isMade)
        }
    }

    private var editing: Endpoint {
        .member(
            .put,
            TeacherPath.mine,
            """
            Replace my profile as a teacher; another education or career removes the verification, and \
            documents that wait
            """,
            takes: TeacherProfileBody.self,
            answers: .json()
        ) { [self] _, who, body in
            try await address.require(of: who.member)
            try await teachers.edit(who.member, body.read(), at: clock.now)
            return try await self.body(of: who.member, for: who.member)
        }
    }

    private var ending: Endpoint {
        .member(
            .delete,
            TeacherPath.mine,
            "Stop being a teacher; deletes the profile, recordings, the verification and documents that wait",
            answers: .nothing
        ) { [self] _, who in
            try await teachers.end(who.member, at: clock.now)
            return Nothing()
        }
    }

    private func body(of member: Member.ID, for reader: Member.ID?) async throws -> TeacherBody {
        guard let summary = try await queries.summary(of: member, for: reader, at: clock.now) else {
            throw TeacherRefusal.notFound
        }
        return TeacherBody(summary)
    }
}
