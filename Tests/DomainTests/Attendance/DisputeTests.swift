import Testing

@testable import Domain

@Suite("A disputed absence")
struct DisputeTests {
    private let organiser = AttendanceFixture.organiser
    private let ben = RosterFixture.member(1)
    private let cho = RosterFixture.member(2)
    private let marked = AttendanceFixture.minutes(200)

    private func absent() throws -> Attendance {
        var run = try AttendanceFixture.run()
        try run.mark([ben: .absent, cho: .present], by: organiser, at: marked)
        run.events = []
        return run
    }

    private func note(_ text: String = "맨 뒤에서 달렸어요") throws -> RosterNote { try RosterNote(text) }

    @Test("Only the absent one disputes, once, for 48 hours from the mark")
    func rules() throws {
        var run = try absent()
        let reason = try note()
        #expect(throws: AttendanceRefusal.notAbsent) { try run.dispute(reason, by: cho, at: marked) }
        #expect(throws: AttendanceRefusal.notMember) {
            try run.dispute(reason, by: RosterFixture.member(3), at: marked)
        }
        let end = marked + .seconds(48 * 3_600)
        #expect(throws: AttendanceRefusal.disputeOver) { try run.dispute(reason, by: ben, at: end) }
        try run.dispute(reason, by: ben, at: end - .seconds(1))
        #expect(run.events == [.disputed(ben)])
        #expect(throws: AttendanceRefusal.alreadyDisputed) { try run.dispute(reason, by: ben, at: marked) }
    }

    @Test("The organiser keeps the absence or changes it, for 48 hours from the dispute, long after the run")
    func answers() throws {
        for status in AttendanceStatus.decided {
            var run = try absent()
            let disputed = marked + .seconds(40 * 3_600)
            try run.dispute(note(), by: ben, at: disputed)
            let end = disputed + .seconds(48 * 3_600)
            #expect(throws: AttendanceRefusal.answerOver) {
                try run.answer(ben, status, nil, by: organiser, at: end)
            }
            #expect(throws: AttendanceRefusal.notOrganiser) {
                try run.answer(ben, status, nil, by: ben, at: disputed)
            }
            #expect(throws: AttendanceRefusal.statusMissing) {
                try run.answer(ben, .unmarked, nil, by: organiser, at: disputed)
            }
            try run.answer(ben, status, note("봤어요"), by: organiser, at: end - .seconds(1))
            #expect(run.status(of: ben) == status && run[ben].dispute?.answer?.text == "봤어요")
            #expect(run.events == [.disputed(ben), .disputeAnswered(ben)])
            #expect(throws: AttendanceRefusal.notDisputed) {
                try run.answer(ben, .present, nil, by: organiser, at: disputed)
            }
        }
    }

    @Test("Another mark answers an open dispute, and a new absence can be disputed again")
    func again() throws {
        var run = try absent()
        try run.dispute(note(), by: ben, at: marked)
        try run.mark([ben: .late], by: organiser, at: marked + .seconds(60))
        #expect(run.events == [.disputed(ben), .disputeAnswered(ben)] && run[ben].dispute?.answeredAt != nil)
        try run.mark([ben: .absent], by: organiser, at: marked + .seconds(120))
        try run.dispute(note(), by: ben, at: marked + .seconds(180))
        #expect(run[ben].dispute?.answerableUntil != nil)
    }
}
