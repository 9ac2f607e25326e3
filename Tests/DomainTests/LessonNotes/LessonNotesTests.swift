import Domain
import Testing

@Suite("Notes of a lesson")
struct LessonNotesTests {
    private let teacher = SampleDeal.ana
    private let student = SampleDeal.ben
    private let end = SampleDeal.endsAt

    private func notes(_ state: Deal.State = .accepted, isBlocked: Bool = false) throws -> LessonNotes {
        LessonNotes(of: try SampleDeal.negotiation(state).deal, isBlocked: isBlocked, [])
    }

    private func write(
        _ notes: inout LessonNotes,
        _ text: String = "음계",
        homework: String = "",
        by member: Member.ID,
        at moment: Moment? = nil
    ) throws {
        try notes.write(
            LessonNoteText(text),
            homework: LessonNoteText(homework),
            as: LessonNote.ID(rawValue: member.rawValue),
            by: member,
            at: moment ?? end
        )
    }

    @Test("Either party writes one from the start on, and replaces only their own")
    func writing() throws {
        var notes = try notes()
        let early = SampleDeal.startsAt - .milliseconds(1)
        #expect(throws: LessonNoteRefusal.notBegun) { try write(&notes, by: teacher, at: early) }
        try write(&notes, by: teacher, at: SampleDeal.startsAt)
        try write(&notes, "어려웠어요", by: student)
        try write(&notes, "음계와 활", by: teacher, at: end + SampleDeal.hour)
        #expect(notes.all.map(\.text.text) == ["음계와 활", "어려웠어요"])
        #expect(
            notes.all[0].writtenAt == SampleDeal.startsAt && notes.all[0].editedAt == end + SampleDeal.hour
        )
        #expect(notes.all[1].editedAt == nil)
        notes.remove(by: teacher)
        #expect(notes.all.map(\.author) == [student])
    }

    @Test(
        "Lessons that weren't agreed on, or were called off, have none",
        arguments: [Deal.State.proposed, .changesAsked, .declined, .withdrawn, .cancelled, .lapsed]
    )
    func states(_ state: Deal.State) throws {
        var notes = try notes(state)
        #expect(throws: LessonNoteRefusal.notBegun) { try write(&notes, by: student) }
    }

    @Test("After a block neither writes or ticks, and each can still delete their own")
    func blocked() throws {
        var notes = try notes(.done)
        try write(&notes, homework: "하루 20분", by: teacher)
        var closed = LessonNotes(of: try SampleDeal.negotiation(.done).deal, isBlocked: true, notes.all)
        #expect(throws: LessonNoteRefusal.closed) { try write(&closed, by: student) }
        #expect(throws: LessonNoteRefusal.closed) { try closed.tick(isDone: true, by: student, at: end) }
        closed.remove(by: teacher)
        #expect(closed.all == [])
    }

    @Test("The teacher gives homework and the student ticks it; other homework is open again")
    func homework() throws {
        var notes = try notes()
        #expect(throws: LessonNoteRefusal.homeworkByTeacher) {
            try write(&notes, homework: "내가 낸 숙제", by: student)
        }
        #expect(throws: LessonNoteRefusal.noHomework) { try notes.tick(isDone: true, by: student, at: end) }
        try write(&notes, homework: "하루 20분", by: teacher)
        #expect(throws: LessonNoteRefusal.tickByStudent) {
            try notes.tick(isDone: true, by: teacher, at: end)
        }
        try notes.tick(isDone: true, by: student, at: end)
        try notes.tick(isDone: true, by: student, at: end + SampleDeal.hour)
        #expect(notes.all[0].homework?.doneAt == end && notes.all[0].editedAt == nil)
        try write(&notes, "음계와 활", homework: "하루 20분", by: teacher)
        #expect(notes.all[0].homework?.doneAt == end)
        try write(&notes, "음계와 활", homework: "하루 30분", by: teacher)
        #expect(notes.all[0].homework?.doneAt == nil)
        try notes.tick(isDone: true, by: student, at: end)
        try notes.tick(isDone: false, by: student, at: end)
        #expect(notes.all[0].homework?.doneAt == nil)
    }

    @Test("A note has a text of at most 2,000 characters")
    func limits() throws {
        var notes = try notes()
        #expect(throws: LessonNoteRefusal.textMissing) { try write(&notes, " \n", by: student) }
        let longest = String(repeating: "가", count: LessonNoteText.longest)
        try write(&notes, longest, by: student)
        #expect(throws: LessonNoteRefusal.textTooLong) { try write(&notes, longest + "가", by: student) }
    }
}
