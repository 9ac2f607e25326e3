import Testing

@testable import Domain

@Suite("Attendance of a run")
struct AttendanceTests {
    private let organiser = AttendanceFixture.organiser
    private let ben = RosterFixture.member(1)
    private let cho = RosterFixture.member(2)
    private let minutes = AttendanceFixture.minutes

    @Test("A kind without attendance has none")
    func kinds() throws {
        #expect(try AttendanceFixture.attendance(of: .class) == nil)
    }

    @Test("A cancelled run has none: no one checks in or is marked absent")
    func cancelled() throws {
        var roster = try AttendanceFixture.roster()
        #expect(Attendance(of: roster, [:]) != nil)
        try roster.cancel(RosterNote("비가 많이 와요"), at: RosterFixture.now)
        #expect(Attendance(of: roster, [:]) == nil)
    }

    @Test(
        "Check-in is open from half an hour before the start to the end, and late after ten minutes",
        arguments: [
            (-31, "attendance.too-early"), (-30, "present"), (10, "present"), (11, "late"), (59, "late"),
            (60, "attendance.over"),
        ]
    )
    func checkInTimes(minute: Int, outcome: String) throws {
        var run = try AttendanceFixture.run()
        let refusal = code { try run.checkIn(by: ben, .code, at: minutes(minute)) }
        #expect(refusal ?? run.status(of: ben).rawValue == outcome)
    }

    @Test("Only those who take part check in, and not the organiser")
    func others() throws {
        var run = try AttendanceFixture.run()
        #expect(throws: AttendanceRefusal.organiser) { try run.checkIn(by: organiser, .code, at: minutes(0)) }
        for number in [3, 4, 9] {
            #expect(throws: AttendanceRefusal.notMember) {
                try run.checkIn(by: RosterFixture.member(number), .code, at: minutes(0))
            }
        }
        #expect(run.marks.isEmpty)
    }

    @Test("The first check-in is kept: repeating it later makes no one late")
    func repeated() throws {
        var run = try AttendanceFixture.run()
        try run.checkIn(by: ben, .code, at: minutes(-5))
        try run.checkIn(by: ben, .position, at: minutes(30))
        #expect(run[ben].checkIn == .init(at: minutes(-5), method: .code) && run.status(of: ben) == .present)
    }

    @Test(
        "A position counts within 300 metres of the meeting place, rounded as it is",
        arguments: [(0.0, true), (0.002, true), (0.004, false)]
    )
    func distance(degrees: Double, isNear: Bool) throws {
        let run = try AttendanceFixture.run()
        let place = AttendanceFixture.place
        let position = RoundedPosition(
            Point(latitude: place.latitude + degrees, longitude: place.longitude)!
        )
        #expect((code { try run.mustBeNear(position) } == nil) == isNear)
        let nowhere = try #require(try AttendanceFixture.attendance(exact: nil))
        #expect(throws: AttendanceRefusal.placeUnknown) { try nowhere.mustBeNear(position) }
    }

    @Test("A position counts only at a place that is known exactly", arguments: PlaceAccuracy.allCases)
    func accuracy(_ accuracy: PlaceAccuracy) throws {
        let run = try #require(try AttendanceFixture.attendance(exact: AttendanceFixture.place, accuracy))
        let isThere = code { try run.mustBeNear(RoundedPosition(AttendanceFixture.place)) } == nil
        #expect(isThere == (accuracy == .pin || accuracy == .building))
    }

    @Test(
        "The organiser marks from the start until three hours after the end",
        arguments: [(-1, "attendance.not-started"), (0, nil), (239, nil), (240, "attendance.marking-over")]
    )
    func markingTimes(minute: Int, refusal: String?) throws {
        var run = try AttendanceFixture.run()
        #expect(code { try run.mark([ben: .present], by: organiser, at: minutes(minute)) } == refusal)
        #expect(run.status(of: ben) == (refusal == nil ? .present : .unmarked))
    }

    @Test("A mark for a member who doesn't take part fails the whole change, and only the organiser marks")
    func allOrNone() throws {
        var run = try AttendanceFixture.run()
        #expect(throws: AttendanceRefusal.notMember) {
            try run.mark([ben: .present, RosterFixture.member(3): .absent], by: organiser, at: minutes(5))
        }
        #expect(throws: AttendanceRefusal.notOrganiser) {
            try run.mark([ben: .present], by: ben, at: minutes(5))
        }
        #expect(run.marks.isEmpty && run.events.isEmpty)
    }

    @Test("The organiser's mark outweighs a check-in in either order, and unmarking returns to it")
    func outweighs() throws {
        var first = try AttendanceFixture.run()
        try first.mark([ben: .absent], by: organiser, at: minutes(1))
        try first.checkIn(by: ben, .code, at: minutes(5))
        var second = try AttendanceFixture.run()
        try second.checkIn(by: ben, .code, at: minutes(1))
        try second.mark([ben: .absent], by: organiser, at: minutes(5))
        for run in [first, second] { #expect(run.status(of: ben) == .absent && run[ben].checkIn != nil) }
        try first.mark([ben: .unmarked], by: organiser, at: minutes(9))
        #expect(first.status(of: ben) == .present)
    }

    @Test("A form with everyone changes those only whose mark differs, and tells only of new absences")
    func wholeForm() throws {
        var run = try AttendanceFixture.run()
        try run.mark([ben: .absent, cho: .present], by: organiser, at: minutes(5))
        #expect(run.events == [.markedAbsent(ben)])
        run.events = []
        try run.mark([ben: .absent, cho: .late], by: organiser, at: minutes(50))
        #expect(run.events.isEmpty && run[ben].decision?.at == minutes(5) && run.status(of: cho) == .late)
        try run.mark([ben: .excused], by: organiser, at: minutes(51))
        #expect(run.events == [.absenceTakenBack(ben)])
    }

    private func code(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch { return (error as? any Refusal)?.code }
    }

    @Test("A notice of an absence names no actor, and a notice of a dispute names the member")
    func told() throws {
        let (attendance, member) = (try AttendanceFixture.run(), RosterFixture.member(1))
        let run = Subject(.listing, attendance.listing)
        #expect(
            attendance.notice(of: .markedAbsent(member)) == NoticeDraft(to: member, .absenceMarked, of: run)
        )
        #expect(
            attendance.notice(of: .disputeAnswered(member))
                == NoticeDraft(to: member, .absenceAnswered, of: run)
        )
        #expect(
            attendance.notice(of: .disputed(member))
                == NoticeDraft(to: RosterFixture.organiser, .absenceDisputed, of: run, by: member)
        )
        #expect(attendance.notice(of: .absenceTakenBack(member)) == nil)
    }
}
