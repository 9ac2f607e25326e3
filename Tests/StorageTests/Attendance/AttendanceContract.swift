import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Attendance is kept")
struct AttendanceContract {
    @Test(
        "A mark, its dispute and the answer are read back, and each is told",
        arguments: Database.Engine.allCases
    )
    func life(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ana, ben) = (fixture.run.ana, fixture.run.ben)
        try await fixture.marks(.absent)
        #expect(try await fixture.own?.status == .absent)
        #expect(try await fixture.told(ben) == [.absenceMarked])
        try await fixture.disputes()
        #expect(try await fixture.told(ana) == [.absenceDisputed])
        let note = try RosterNote("사진에서 봤어요")
        try await fixture.changes(by: ana) { try $0.answer(ben, .late, note, by: ana, at: $1) }
        let entry = try #require(try await fixture.own)
        #expect(entry.status == .late && entry.mark.dispute?.reason.text == "맨 뒤에서 달렸어요")
        #expect(
            entry.mark.dispute?.answer == note && entry.mark.dispute?.answeredAt == fixture.store.clock.now
        )
        #expect(try await fixture.told(ben) == [.absenceMarked, .absenceAnswered])
    }

    @Test(
        "An absence taken back before it was disputed takes its notice along",
        arguments: Database.Engine.allCases
    )
    func takenBack(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        try await fixture.marks(.absent)
        try await fixture.marks(.present)
        #expect(try await fixture.told(fixture.run.ben) == [])
    }

    @Test(
        "The host sees everyone, a member themselves, and no one else anything",
        arguments: Database.Engine.allCases
    )
    func readers(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ana, ben, cid) = (fixture.run.ana, fixture.run.ben, fixture.run.cid)
        #expect(try await fixture.sees(ana).entries.map(\.member.id) == [ben])
        #expect(try await fixture.sees(ben).entries.map(\.member.id) == [ben])
        await #expect(throws: AttendanceRefusal.notMember) { try await fixture.sees(cid) }
        try await fixture.store.block(cid, by: ana)
        await #expect(throws: AttendanceRefusal.notFound) { try await fixture.sees(cid) }
        await #expect(throws: AttendanceRefusal.notFound) {
            try await fixture.changes(by: cid) { try $0.mark([:], by: cid, at: $1) }
        }
    }

    @Test(
        "A moved start forgets the check-in for the former one, and a former member's attendance is gone",
        arguments: Database.Engine.allCases
    )
    func moved(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ana, ben, run) = (fixture.run.ana, fixture.run.ben, fixture.run.run)
        fixture.store.clock.pass(.seconds(-70 * 60))
        try await fixture.changes(by: ben) { try $0.checkIn(by: ben, .code, at: $1) }
        #expect(try await fixture.own?.status == .present)
        try await fixture.move(by: .seconds(600))
        #expect(try await fixture.own?.status == .unmarked)
        try await fixture.move(by: .seconds(-600))
        let now = fixture.store.clock.now
        try await fixture.rosters.update(run, by: ana, at: now) {
            try $0.remove(ben, RosterNote("늦어요"), by: ana, at: now)
        }
        #expect(try await fixture.store.count("attendance_marks") == 0)
        await #expect(throws: AttendanceRefusal.notMember) { try await fixture.sees(ben) }
    }

    @Test(
        "A grade counts what is settled: not before three hours after the end, nor an unanswered dispute",
        arguments: Database.Engine.allCases
    )
    func settled(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let ben = fixture.run.ben
        try await fixture.marks(.absent)
        #expect(try await fixture.record(ben).grade == nil)
        fixture.store.clock.pass(.seconds(3 * 3_600))
        let record = try await fixture.record(ben)
        #expect(record.grade == .beginner && record.count(.absent) == 1 && record.score == 0)
        #expect(record.entries.first?.title?.text == "남산 둘레길")
        try await fixture.disputes()
        #expect(try await fixture.record(ben).grade == nil)
        fixture.store.clock.pass(.seconds(60 * 3_600))
        #expect(try await fixture.record(ben).grade == nil)
        fixture.store.clock.pass(.seconds(400 * 86_400))
        #expect(try await fixture.record(ben).entries.isEmpty)
    }

    @Test(
        "Marks stay after a deletion, except an absence that could still be disputed",
        arguments: Database.Engine.allCases
    )
    func deleted(_ engine: Database.Engine) async throws {
        for (status, left) in [(AttendanceStatus.present, 1), (.absent, 0)] {
            let fixture = try await AttendanceFixture(engine)
            try await fixture.marks(status)
            let listings = SQLListingRepository(
                fixture.store.database,
                identifiers: fixture.store.identifiers
            )
            fixture.store.clock.pass(.seconds(4 * 3_600))
            try await listings.delete(fixture.run.run, of: fixture.run.ana, at: fixture.store.clock.now)
            let record = try await fixture.record(fixture.run.ben)
            #expect(record.entries.count == left && record.entries.allSatisfy { $0.title == nil })
        }
    }

    @Test(
        "Of many attendances the latest twenty count, in one statement",
        arguments: Database.Engine.allCases
    )
    func many(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ben, now) = (fixture.run.ben, fixture.store.clock.now)
        try await fixture.store.database.write { connection in
            for day in 1...30 {
                try connection.execute(
                    """
                    INSERT INTO attendance_marks (listing, member, starts_at, settles_at, status, decided_at)
                    VALUES (\(day), \(ben), \(now - .seconds(day * 86_400)), \(now), 'present', \(now))
                    """
                )
            }
        }
        let record = try await fixture.record(ben)
        #expect(record.entries.map { Int($0.listing.rawValue) } == Array(1...20))
        #expect(record.grade == .diligent)
    }
}

@Suite("Attendance at the same instant", .timeLimit(.minutes(20)))
struct AttendanceRaceContract {
    @Test(
        "A mark and a check-in at the same instant both stay, and the mark counts, whichever is first",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func checkIn(_ engine: Database.Engine, marksFirst: Bool) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ana, ben) = (fixture.run.ana, fixture.run.ben)
        fixture.store.clock.pass(.seconds(-30 * 60))
        let mark: @Sendable (Gate?) async throws -> Void = { gate in
            try await fixture.changes(by: ana) { attendance, now in
                try attendance.mark([ben: .absent], by: ana, at: now)
                gate?.holdFirstArrival()
            }
        }
        let checkIn: @Sendable (Gate?) async throws -> Void = { gate in
            try await fixture.changes(by: ben) { attendance, now in
                try attendance.checkIn(by: ben, .code, at: now)
                gate?.holdFirstArrival()
            }
        }
        let outcomes =
            marksFirst
            ? try await fixture.store.outcomes({ try await mark($0) }, { try await checkIn(nil) })
            : try await fixture.store.outcomes({ try await checkIn($0) }, { try await mark(nil) })
        #expect(outcomes == ["done", "done"])
        let entry = try #require(try await fixture.own)
        #expect(entry.status == .absent && entry.mark.checkIn?.method == .code)
    }

    @Test(
        "A dispute and a correction at the same instant leave no open dispute, whichever is first",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func dispute(_ engine: Database.Engine, correctsFirst: Bool) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ana, ben, reason) = (fixture.run.ana, fixture.run.ben, try RosterNote("맨 뒤에 있었어요"))
        try await fixture.marks(.absent)
        let correct: @Sendable (Gate?) async throws -> Void = { gate in
            try await fixture.changes(by: ana) { attendance, now in
                try attendance.mark([ben: .present], by: ana, at: now)
                gate?.holdFirstArrival()
            }
        }
        let dispute: @Sendable (Gate?) async throws -> Void = { gate in
            try await fixture.changes(by: ben) { attendance, now in
                try attendance.dispute(reason, by: ben, at: now)
                gate?.holdFirstArrival()
            }
        }
        let outcomes =
            correctsFirst
            ? try await fixture.store.outcomes({ try await correct($0) }, { try await dispute(nil) })
            : try await fixture.store.outcomes({ try await dispute($0) }, { try await correct(nil) })
        #expect(outcomes == (correctsFirst ? ["done", "attendance.not-absent"] : ["done", "done"]))
        let entry = try #require(try await fixture.own)
        #expect(entry.status == .present && entry.mark.dispute?.answerableUntil == nil)
    }

    @Test("A check-in and a removal at the same instant leave no mark", arguments: Database.Engine.allCases)
    func removal(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (ana, ben, run) = (fixture.run.ana, fixture.run.ben, fixture.run.run)
        fixture.store.clock.pass(.seconds(-30 * 60))
        let now = fixture.store.clock.now
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.changes(by: ben) { attendance, now in
                    try attendance.checkIn(by: ben, .code, at: now)
                    gate.holdFirstArrival()
                }
            },
            {
                try await fixture.rosters.update(run, by: ana, at: now) {
                    try $0.remove(ben, RosterNote("늦어요"), by: ana, at: now)
                }
            }
        )
        #expect(outcomes == ["done", "done"])
        #expect(try await fixture.store.count("attendance_marks") == 0)
    }
}

extension AttendanceFixture {
    fileprivate func move(by duration: Duration) async throws {
        let (run, milliseconds) = (run.run, duration.wholeMilliseconds)
        try await store.database.write { connection in
            try connection.execute(
                """
                UPDATE listings SET starts_at = starts_at + \(milliseconds),
                    expires_at = expires_at + \(milliseconds) WHERE id = \(run)
                """
            )
        }
    }
}
