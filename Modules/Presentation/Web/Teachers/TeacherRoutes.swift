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
        .on(API.teachers.one) { member, _, who in try await body(of: member, for: who?.member) }
    }

    private var mine: Endpoint {
        .on(API.teachers.mine) { _, _, who in try await body(of: who.member, for: who.member) }
    }

    private var beginning: Endpoint {
        .making(API.teachers.begin) { _, _, who in
            try await address.require(of: who.member)
            let isMade = try await teachers.begin(who.member, at: clock.now)
            return (try await body(of: who.member, for: who.member), isMade)
        }
    }

    private var editing: Endpoint {
        .on(API.teachers.edit) { _, profile, who in
            try await address.require(of: who.member)
            try await teachers.edit(who.member, profile.read(), at: clock.now)
            return try await body(of: who.member, for: who.member)
        }
    }

    private var ending: Endpoint {
        .on(API.teachers.end) { _, _, who in
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
