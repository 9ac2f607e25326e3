public import Domain
import HTTPServer
import Wire

/// Endpoints of attendance, for the listings of every kind that keeps it.
public struct AttendanceRoutes: Sendable {
    private let attendances: Attendances
    private let queries: any AttendanceQueries
    private let clock: any WallClock

    public init(attendances: Attendances, queries: any AttendanceQueries, clock: any WallClock) {
        self.attendances = attendances
        self.queries = queries
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [record, one, checkingIn, code, marking, disputing, answering]
    }

    private var record: Endpoint {
        .on(API.attendance.record) { _, _, who in
            let now = clock.now
            return AttendanceRecordBody(try await queries.record(of: who.member, at: now), at: now)
        }
    }

    private var one: Endpoint {
        .on(API.attendance.one) { listing, _, who in try await body(of: listing, for: who) }
    }

    private var checkingIn: Endpoint {
        .on(API.attendance.checkIn) { listing, proof, who in
            switch try proof.read() {
            case .code(let code):
                try await attendances.checkIn(to: listing, code: code, by: who.member)
            case .position(let position, let accuracy):
                try await attendances.checkIn(
                    to: listing,
                    from: position,
                    within: accuracy,
                    by: who.member
                )
            }
            return try await body(of: listing, for: who)
        }
    }

    private var code: Endpoint {
        .on(API.attendance.code) { listing, _, who in
            CheckInCodeBody(try await attendances.checkInCode(of: listing, to: who.member))
        }
    }

    private var marking: Endpoint {
        .on(API.attendance.mark) { listing, marks, who in
            try await attendances.mark(marks.statuses, in: listing, by: who.member)
            return try await body(of: listing, for: who)
        }
    }

    private var disputing: Endpoint {
        .on(API.attendance.dispute) { listing, reason, who in
            try await attendances.dispute(listing, reason.read(), by: who.member)
            return try await body(of: listing, for: who)
        }
    }

    private var answering: Endpoint {
        .on(API.attendance.answer) { place, decision, who in
            let (listing, member) = place
            let note = try decision.readNote()
            try await attendances.answerDispute(
                of: member,
                in: listing,
                decision.status,
                note,
                by: who.member
            )
            return try await body(of: listing, for: who)
        }
    }

    private func body(of listing: Listing.ID, for who: SignedIn) async throws -> AttendanceBody {
        AttendanceBody(try await queries.find(listing, for: who.member, at: clock.now))
    }
}
