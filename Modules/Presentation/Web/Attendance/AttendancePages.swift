import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of attendance.
public struct AttendancePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [rules, one, mark, checkingIn, checkIn, code, disputing, dispute, answering, answer]
    }

    private var rules: PageRoute {
        .page(AttendancePagePath.rules) { visit in
            let record = visit.who == nil ? nil : try await visit(API.attendance.record())
            return AttendanceRulesPage(record: record).page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(AttendancePagePath.one) { visit in
            let attendance = try await Self.read(visit)
            return attendance.isOrganiser
                ? RollPage(attendance: attendance, entry: .empty).page(for: visit)
                : try OwnAttendancePage(attendance).page(for: visit)
        }
    }

    private var mark: PageRoute {
        .form(
            AttendancePagePath.one,
            sends: API.attendance.mark,
            then: { _, attendance in Self.back(to: attendance, .attendanceMarked) },
            refused: { visit, entry in
                RollPage(attendance: try await Self.organised(visit), entry: entry).page(for: visit)
            }
        )
    }

    private var checkingIn: PageRoute {
        .memberPage(AttendancePagePath.checkIn) { visit in
            let code = visit.request.query["code"].map { [("code", $0)] } ?? []
            return try await Self.checkInPage(visit, FormEntry(code.map { (name: $0.0, value: $0.1) }))
        }
    }

    private var checkIn: PageRoute {
        .form(
            AttendancePagePath.checkIn,
            sends: API.attendance.checkIn,
            then: { _, attendance in Self.back(to: attendance, .checkedIn) },
            refused: { visit, entry in try await Self.checkInPage(visit, entry) }
        )
    }

    private static func checkInPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let attendance = try await read(visit)
        guard !attendance.isOrganiser else { throw AttendanceRefusal.organiser }
        return CheckInPage(attendance: attendance, entry: entry).page(for: visit)
    }

    private var code: PageRoute {
        .memberPage(AttendancePagePath.code) { visit in
            let code = try await visit(API.attendance.code(visit.place(of: API.attendance.code)))
            return CheckInCodePage(attendance: try await Self.read(visit), code: code).page(for: visit)
        }
    }

    private var disputing: PageRoute {
        .memberPage(AttendancePagePath.dispute) { try await Self.disputePage($0, .empty) }
    }

    private var dispute: PageRoute {
        .form(
            AttendancePagePath.dispute,
            sends: API.attendance.dispute,
            then: { _, attendance in Self.back(to: attendance, .absenceDisputed) },
            refused: { visit, entry in try await Self.disputePage(visit, entry) }
        )
    }

    private static func disputePage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let attendance = try await read(visit)
        guard !attendance.isOrganiser, let own = attendance.entries.first else {
            throw AttendanceRefusal.notMember
        }
        return DisputePage(attendance: attendance, own: own, entry: entry).page(for: visit)
    }

    private var answering: PageRoute {
        .memberPage(AttendancePagePath.answer) { try await Self.answerPage($0, .empty) }
    }

    private var answer: PageRoute {
        .form(
            AttendancePagePath.answer,
            sends: API.attendance.answer,
            then: { _, attendance in Self.back(to: attendance, .disputeAnswered) },
            refused: { visit, entry in try await Self.answerPage(visit, entry) }
        )
    }

    private static func answerPage(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let attendance = try await organised(visit)
        let named = attendance.entries.first { $0.member.member.id.description == visit.place("member") }
        guard let named else { throw AttendanceRefusal.notMember }
        guard named.dispute != nil else { throw AttendanceRefusal.notDisputed }
        return DisputeAnswerPage(attendance: attendance, disputed: named, entry: entry).page(for: visit)
    }

    private static func read(_ visit: Visit) async throws -> AttendanceBody {
        try await visit(API.attendance.one(visit.place(of: API.attendance.one)))
    }

    private static func organised(_ visit: Visit) async throws -> AttendanceBody {
        let attendance = try await read(visit)
        guard attendance.isOrganiser else { throw AttendanceRefusal.notOrganiser }
        return attendance
    }

    private static func back(to attendance: AttendanceBody, _ flash: Flash) -> Redirect {
        .to(AttendancePagePath.one.filled(attendance.listing.description), flash: flash)
    }
}
