public import Domain
import HTTPServer
import Wire

/// Endpoints of attendance, for the listings of every kind that keeps it.
public struct AttendanceRoutes: Sendable {
    private let queries: any AttendanceQueries
    private let checkIn: CheckIn
    private let showCode: ShowCheckInCode
    private let mark: MarkAttendance
    private let dispute: DisputeAttendance
    private let answer: AnswerDispute
    private let clock: any WallClock

    public init(
        attendance: any AttendanceRepository,
        queries: any AttendanceQueries,
        codes: any CheckInCodeIssuer,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.queries = queries
        checkIn = CheckIn(attendance: attendance, codes: codes, throttle: throttle, clock: clock)
        showCode = ShowCheckInCode(queries: queries, codes: codes, clock: clock)
        mark = MarkAttendance(attendance: attendance, clock: clock)
        dispute = DisputeAttendance(attendance: attendance, clock: clock)
        answer = AnswerDispute(attendance: attendance, clock: clock)
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [record, one, checkingIn, code, marking, disputing, answering]
    }

    private var record: Endpoint {
        .member(
            .get,
            AttendancePath.record,
            "Get the grade of my attendance; with the numbers it is computed from",
            answers: .json()
        ) { [queries, clock] _, who in
            let now = clock.now
            return AttendanceRecordBody(try await queries.record(of: who.member, at: now), at: now)
        }
    }

    private var one: Endpoint {
        .member(
            .get,
            AttendancePath.one,
            "Get attendance; all members for the organiser, their own for a member",
            answers: .json()
        ) { request, who in try await body(of: request.attended, for: who) }
    }

    private var checkingIn: Endpoint {
        .member(
            .put,
            AttendancePath.checkIn,
            "Check in; by the organiser's code or by a position, which is rounded and not stored",
            takes: CheckInBody.self,
            answers: .json()
        ) { request, who, body in
            let listing = try request.attended
            switch try body.read() {
            case .code(let code): try await checkIn(listing, code: code, by: who.member)
            case .position(let position): try await checkIn(listing, from: position, by: who.member)
            }
            return try await self.body(of: listing, for: who)
        }
    }

    private var code: Endpoint {
        .member(
            .get,
            AttendancePath.code,
            "Get the present check-in code; for the organiser, during check-in",
            answers: .json()
        ) { [showCode] request, who in
            CheckInCodeBody(try await showCode(request.attended, to: who.member))
        }
    }

    private var marking: Endpoint {
        .member(
            .put,
            AttendancePath.marks,
            "Mark members; all named or none, until three hours after the end",
            takes: AttendanceMarksBody.self,
            answers: .json()
        ) { request, who, body in
            let listing = try request.attended
            try await mark(listing, body.statuses, by: who.member)
            return try await self.body(of: listing, for: who)
        }
    }

    private var disputing: Endpoint {
        .member(
            .post,
            AttendancePath.dispute,
            "Dispute my absence; within 48 hours",
            takes: RosterNoteBody.self,
            answers: .json()
        ) { request, who, body in
            let listing = try request.attended
            try await dispute(listing, body.read(), by: who.member)
            return try await self.body(of: listing, for: who)
        }
    }

    private var answering: Endpoint {
        .member(
            .post,
            AttendancePath.answer,
            "Answer a dispute; within 48 hours, with a note, if you like",
            takes: DisputeAnswerBody.self,
            answers: .json()
        ) { request, who, body in
            let (listing, note) = (try request.attended, try body.readNote())
            let member: Member.ID = try request.identifier("member", or: AttendanceRefusal.notMember)
            try await answer(listing, of: member, body.status, note, by: who.member)
            return try await self.body(of: listing, for: who)
        }
    }

    private func body(of listing: Listing.ID, for who: SignedIn) async throws -> AttendanceBody {
        AttendanceBody(try await queries.find(listing, for: who.member, at: clock.now))
    }
}

extension Request {
    fileprivate var attended: Listing.ID {
        get throws { try identifier(or: AttendanceRefusal.notFound) }
    }
}
