import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Notes of lessons in storage")
struct LessonNoteContract {
    /// Ana taught ben.
    private struct Fixture {
        let deals: DealFixture
        let deal: Deal.ID

        init(_ engine: Database.Engine) async throws {
            deals = try await DealFixture(engine)
            deal = try await deals.agree()
        }

        var ana: Member.ID { deals.ana }
        var ben: Member.ID { deals.ben }
        var notes: SQLLessonNoteRepository {
            SQLLessonNoteRepository(deals.store.database, identifiers: deals.store.identifiers)
        }
        var queries: SQLLessonNoteQueries { SQLLessonNoteQueries(deals.store.database) }

        func write(
            _ text: String,
            homework: String = "",
            by member: Member.ID,
            of other: Deal.ID? = nil
        ) async throws {
            let (now, id): (Moment, LessonNote.ID) = (deals.now, deals.store.identifiers.next())
            try await notes.update(other ?? deal, by: member, at: now) { notes in
                try notes.write(
                    LessonNoteText(text),
                    homework: LessonNoteText(homework),
                    as: id,
                    by: member,
                    at: now
                )
            }
        }

        func change(
            by member: Member.ID,
            _ change: @escaping @Sendable (inout LessonNotes, Moment) throws -> Void
        ) async throws {
            let now = deals.now
            try await notes.update(deal, by: member, at: now) { try change(&$0, now) }
        }

        func list(_ reader: Member.ID) async throws -> [LessonNote] {
            try await queries.list(of: deal, for: reader).map(\.note)
        }

        func unread(_ member: Member.ID) async throws -> Int {
            try await deals.opening.notices.list(of: member, SliceRequest(limit: 100)).items
                .count { Notice.Kind.ofLessonNotes.contains($0.notice.kind) && $0.notice.readAt == nil }
        }

        /// What a member was told of notes, in order.
        func told(_ member: Member.ID) async throws -> [Notice.Kind] {
            try await deals.told(member).filter(Notice.Kind.ofLessonNotes.contains)
        }
    }

    @Test("Notes are read back as they were written, changed and ticked", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let (ana, ben, written) = (fixture.ana, fixture.ben, fixture.deals.now)
        try await fixture.write("음계\n와 활", homework: "하루 20분", by: ana)
        fixture.deals.store.clock.pass(.seconds(60))
        let ticked = fixture.deals.now
        try await fixture.write("어려웠어요", by: ben)
        try await fixture.change(by: ben) { try $0.tick(isDone: true, by: ben, at: $1) }
        fixture.deals.store.clock.pass(.seconds(60))
        try await fixture.write("음계", homework: "하루 20분", by: ana)

        for reader in [ana, ben] {
            let notes = try await fixture.list(reader)
            #expect(notes.map(\.text.text) == ["음계", "어려웠어요"] && notes.map(\.author) == [ana, ben])
            #expect(notes[0].writtenAt == written && notes[0].editedAt == fixture.deals.now)
            #expect(notes[0].homework?.text.text == "하루 20분" && notes[0].homework?.doneAt == ticked)
            #expect(notes[1].homework == nil && notes[1].editedAt == nil)
        }
        try await fixture.change(by: ana) { notes, _ in notes.remove(by: ana) }
        #expect(try await fixture.list(ben).map(\.author) == [ben])
    }

    @Test(
        "Neither a stranger nor a refused change leaves anything",
        arguments: Database.Engine.allCases
    )
    func refused(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let cho = try await fixture.deals.store.join("cho").account.id
        await #expect(throws: DealRefusal.notFound) { try await fixture.write("몰래", by: cho) }
        await #expect(throws: DealRefusal.notFound) { try await fixture.list(cho) }
        await #expect(throws: LessonNoteRefusal.homeworkByTeacher) {
            try await fixture.write("어려웠어요", homework: "숙제", by: fixture.ben)
        }
        try await fixture.deals.store.block(fixture.ana, by: fixture.ben)
        for member in [fixture.ana, fixture.ben] {
            await #expect(throws: LessonNoteRefusal.closed) { try await fixture.write("음계", by: member) }
        }
        #expect(try await fixture.list(fixture.ana).isEmpty)
        #expect(try await fixture.told(fixture.ben) == [])
    }

    @Test(
        "Each page of a member's notes continues the last, and names no one behind a block",
        arguments: Database.Engine.allCases
    )
    func pages(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let (ana, ben) = (fixture.ana, fixture.ben)
        var texts: [String] = []
        for number in 1...4 {
            let deal = number == 1 ? fixture.deal : try await fixture.deals.agree()
            for (name, member) in [("ana", ana), ("ben", ben)] {
                texts.insert("\(name) \(number)", at: 0)
                try await fixture.write(texts[0], by: member, of: deal)
            }
        }
        for (reader, other) in [(ana, nil), (ana, ben), (ben, nil), (ben, ana)] as [(Member.ID, Member.ID?)] {
            var (seen, cursor): ([String], String?) = ([], nil)
            repeat {
                let slice = SliceRequest(limit: 3, after: cursor)
                let part = try await fixture.queries.list(of: reader, with: other, slice)
                seen += part.items.map(\.note.text.text)
                cursor = part.next
            } while cursor != nil
            #expect(seen == texts)
        }
        let cho = try await fixture.deals.store.join("cho").account.id
        #expect(try await fixture.queries.list(of: ana, with: cho, SliceRequest()).items.isEmpty)
        try await fixture.deals.store.block(ben, by: ana)
        let hidden = try await fixture.queries.list(of: ana, with: nil, SliceRequest()).items
        #expect(hidden.count == texts.count && hidden.allSatisfy { $0.other == nil })
    }

    @Test(
        "The other hears of a first note and of new homework, once for each deal",
        arguments: Database.Engine.allCases
    )
    func notices(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let (ana, ben) = (fixture.ana, fixture.ben)
        try await fixture.write("음계", by: ana)
        #expect(try await fixture.told(ben) == [.lessonNoteWritten])
        // Reading the conversation isn't reading the note.
        let (talk, now) = (fixture.deals.conversation, fixture.deals.now)
        try await fixture.deals.store.database.write { try $0.notices.markRead(of: talk, ben, at: now) }
        #expect(try await fixture.unread(ben) == 1)
        for homework in ["하루 20분", "하루 20분", "하루 30분"] {
            try await fixture.write("음계", homework: homework, by: ana)
            #expect(try await fixture.told(ben) == [.homeworkGiven])
        }
        try await fixture.change(by: ben) { try $0.tick(isDone: true, by: ben, at: $1) }
        try await fixture.write("음계와 활", by: ana)
        #expect(try await fixture.told(ben) == [.homeworkGiven])
        #expect(try await fixture.told(ana) == [])

        try await fixture.write("어려웠어요", by: ben)
        try await fixture.change(by: ana) { notes, _ in notes.remove(by: ana) }
        #expect(try await fixture.told(ben) == [])
        #expect(try await fixture.told(ana) == [.lessonNoteWritten])
    }

    @Test("A member who turned the notices off hears of none", arguments: Database.Engine.allCases)
    func muted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await fixture.deals.store.database.write { connection in
            try connection.execute(
                "INSERT INTO muted_notices (member, kind) VALUES (\(fixture.ben), 'lesson-note-written')"
            )
        }
        try await fixture.write("음계", by: fixture.ana)
        #expect(try await fixture.told(fixture.ben) == [])
        try await fixture.write("음계", homework: "하루 20분", by: fixture.ana)
        #expect(try await fixture.told(fixture.ben) == [.homeworkGiven])
    }

    @Test(
        "Of several notes that one member writes at once, one is left",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...4 {
                group.addTask { try await fixture.write("\(number)", by: fixture.ana) }
            }
            try await group.waitForAll()
        }
        #expect(try await fixture.list(fixture.ben).count == 1)
        #expect(try await fixture.told(fixture.ben) == [.lessonNoteWritten])
    }

    @Test("Notes of a deal and of a member are found by their indexes")
    func plans() async throws {
        let fixture = try await Fixture(.sqlite)
        func plan(_ query: SQL) async throws -> [String] {
            try await fixture.deals.store.database.read { connection in
                try connection.run("EXPLAIN QUERY PLAN \(query)")
                    .map { try $0.value("detail", as: String.self) }
                    .filter { $0.hasPrefix("SEARCH lesson_notes") || $0.contains("SCAN lesson_notes") }
            }
        }
        let ofDeal = try await plan(SQLLessonNoteQueries.list(of: fixture.deal))
        #expect(ofDeal == ["SEARCH lesson_notes USING INDEX sqlite_autoindex_lesson_notes_1 (deal=?)"])
        for (other, indexes) in [
            (nil, ["lesson_notes_written (author=? AND id<?)", "lesson_notes_read (reader=? AND id<?)"]),
            // One index has both, since author and reader are known.
            (fixture.ben, ["lesson_notes_read_of (reader=? AND author=? AND id<?)"]),
        ] as [(Member.ID?, [String])] {
            let steps = try await plan(
                SQLLessonNoteQueries.list(of: fixture.ana, with: other, before: nil, 21)
            )
            let expected = indexes.map { "SEARCH lesson_notes USING COVERING INDEX \($0)" }
            #expect(Set(steps).isSuperset(of: expected), "\(steps)")
            #expect(steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
        }
    }
}
