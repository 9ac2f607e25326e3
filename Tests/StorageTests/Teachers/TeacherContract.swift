import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Repository of teachers")
struct TeacherContract {
    @Test("A profile is read back as it was written", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let (teachers, now) = (fixture.teachers, fixture.store.clock.now)
        let profile = try TeacherFixture.profile("음악대학 졸업")
        #expect(try await teachers.find(fixture.ana) == Teacher(fixture.ana, since: now, profile))
        #expect(try await teachers.find(fixture.ben) == nil)
        #expect(try await teachers.begin(fixture.ben, at: now))
        #expect(try await !teachers.begin(fixture.ben, at: now + .seconds(60)))
        #expect(try await teachers.find(fixture.ben) == Teacher(fixture.ben, since: now))
    }

    @Test(
        "Only a teacher posts, edits and reopens offered lessons; everyone looks for a teacher",
        arguments: Database.Engine.allCases
    )
    func required(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        await #expect(throws: TeacherRefusal.required) { try await fixture.post(by: fixture.ben) }
        try await fixture.post(.want, by: fixture.ben)
        let id = try await fixture.post(by: fixture.ana)
        try await fixture.change(id) { try $0.close(at: $1) }
        let now = fixture.store.clock.now
        try await fixture.teachers.end(fixture.ana, at: now)
        await #expect(throws: TeacherRefusal.required) {
            try await fixture.change(id) { try $0.reopen(at: $1) }
        }
        await #expect(throws: TeacherRefusal.required) {
            try await fixture.lessons.update(id, of: fixture.ana, at: now) { _ in }
        }
        _ = try await fixture.teachers.begin(fixture.ana, at: now)
        try await fixture.change(id) { try $0.reopen(at: $1) }
    }

    @Test(
        "Open offered lessons keep their author a teacher; a full one stays closed when a seat is free again",
        arguments: Database.Engine.allCases
    )
    func end(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let (teachers, now) = (fixture.teachers, fixture.store.clock.now)
        let first = try await fixture.post(by: fixture.ana)
        let second = try await fixture.post(by: fixture.ana, format: .group, seats: 2)
        try await fixture.post(.want, by: fixture.ana)
        await #expect(throws: TeacherRefusal.lessonsOpen(2)) { try await teachers.end(fixture.ana, at: now) }
        #expect(try await teachers.find(fixture.ana) != nil)
        try await fixture.change(first) { try $0.close(at: $1) }
        for _ in 1...2 { try await fixture.change(second) { try $0.takeSeat(at: $1) } }
        try await teachers.end(fixture.ana, at: now)
        #expect(try await teachers.find(fixture.ana) == nil)
        try await fixture.change(second) { $0.releaseSeat(at: $1) }
        let status = try await fixture.lessons.find(second, of: fixture.ana).listing.status
        #expect(status == .closed)
        try await teachers.end(fixture.ana, at: now)
    }

    @Test(
        "A lesson that is being posted keeps its author a teacher",
        arguments: Database.Engine.allCases
    )
    func postingFirst(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let now = fixture.store.clock.now
        let outcomes = try await fixture.store.outcomes(
            { try await fixture.post(by: fixture.ana, holding: $0) },
            { try await fixture.teachers.end(fixture.ana, at: now) }
        )
        #expect(outcomes == ["done", "teacher.lessons-open"])
    }

    @Test("A member who stopped teaching can post no more lessons", arguments: Database.Engine.allCases)
    func endingFirst(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let outcomes = try await fixture.store.outcomes(
            { gate in
                try await fixture.store.database.write { connection in
                    _ = try connection.teachers.findLocked(fixture.ana)
                    try connection.teachers.remove(fixture.ana)
                    gate.holdFirstArrival()
                }
            },
            { try await fixture.post(by: fixture.ana) }
        )
        #expect(outcomes == ["done", "teacher.required"])
    }

    @Test(
        "A page has the open offered lessons with their prices, and the reviews of lessons by students alone",
        arguments: Database.Engine.allCases
    )
    func page(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let (ana, ben, now) = (fixture.ana, fixture.ben, fixture.store.clock.now)
        #expect(try await fixture.queries.summary(of: ben, for: nil, at: now) == nil)
        let closed = try await fixture.post(by: ana)
        try await fixture.change(closed) { try $0.close(at: $1) }
        try await fixture.post(.want, by: ana)
        let open = try await fixture.post(by: ana)
        try await fixture.leaveReviews()
        let page = try #require(try await fixture.queries.summary(of: ana, for: ben, at: now))
        #expect(page.lessons.map(\.id) == [open] && page.openLessons == 1)
        #expect(page.lessons[0].prices.single == Money(won: 50_000) && page.lessons[0].instrument == .harp)
        #expect(page.reviews == 2 && page.rating == 4.5)
        #expect(page.latest.map(\.review.rating.halves) == [8, 10])
    }
}

extension TeacherFixture {
    /// Two students' reviews of lessons, and reviews that don't count: of a class, by the teacher, as a
    /// student, and one that isn't revealed.
    fileprivate func leaveReviews() async throws {
        let (one, two, now) = (ana, ben, store.clock.now)
        try await store.database.write { connection in
            try connection.execute(
                """
                INSERT INTO conversations (id, subject_kind, subject_id, title, organiser, guest, begun_at)
                VALUES (1, 'listing', 9, 'title', \(one), \(two), \(now))
                """
            )
            for (id, kind, provider, receiver) in [
                (Int64(11), "lesson", one, two), (12, "lesson", one, two), (13, "class", one, two),
                (14, "lesson", two, one), (15, "lesson", one, two),
            ] {
                try connection.execute(
                    """
                    INSERT INTO deals (id, conversation, subject_kind, subject_id, title, listing_kind,
                        author, partner, author_provides, provider, receiver, starts_at, minutes, ends_at,
                        code, proposed_at, state, changed_at, done_at)
                    VALUES (\(id), 1, 'listing', 9, 'title', \(kind), \(one), \(two), 1, \(provider),
                        \(receiver), \(now), 60, \(now + .seconds(3_600)), 1114055000, \(now), 'done',
                        \(now), \(now))
                    """
                )
            }
            for (id, deal, author, about, halves, at) in [
                (Int64(21), Int64(11), two, one, 10, now), (22, 12, two, one, 8, now),
                (23, 13, two, one, 1, now), (24, 14, two, one, 1, now), (25, 12, one, two, 1, now),
                (26, 15, two, one, 1, now + .seconds(60)),
            ] {
                try connection.execute(
                    """
                    INSERT INTO reviews (id, subject_kind, subject_id, title, author, about, halves,
                        written_at, revealed_at, is_told)
                    VALUES (\(id), 'deal', \(deal), 'title', \(author), \(about), \(halves), \(now), \(at),
                        1)
                    """
                )
            }
        }
    }
}
