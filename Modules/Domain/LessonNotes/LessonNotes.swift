/// The notes of a lesson: at most one of each party.
public struct LessonNotes: Sendable {
    private let deal: Deal
    /// Whether a block separates the parties.
    private let isBlocked: Bool
    public private(set) var all: [LessonNote]

    public init(of deal: Deal, isBlocked: Bool, _ all: [LessonNote]) {
        self.deal = deal
        self.isBlocked = isBlocked
        self.all = all
    }

    /// Writes the member's own note, or replaces it. Only the teacher gives homework.
    ///
    /// - Precondition: `member` is one of the parties.
    public mutating func write(
        _ text: LessonNoteText?,
        homework: LessonNoteText?,
        as id: LessonNote.ID,
        by member: Member.ID,
        at now: Moment
    ) throws(LessonNoteRefusal) {
        try mustTakeNotes(at: now)
        guard let text else { throw .textMissing }
        guard homework == nil || deal.parties.provider == member else { throw .homeworkByTeacher }
        if let place = all.firstIndex(where: { $0.author == member }) {
            all[place].edit(text, homework: homework, at: now)
        } else {
            let homework = homework.map { LessonNote.Homework($0) }
            all.append(
                LessonNote(id: id, of: deal.id, by: member, text, homework: homework, writtenAt: now)
            )
        }
    }

    /// Removes the member's own note, also after a block. Does nothing when there is none.
    public mutating func remove(by member: Member.ID) {
        all.removeAll { $0.author == member }
    }

    /// The student says whether the homework is done.
    public mutating func tick(isDone: Bool, by member: Member.ID, at now: Moment) throws(LessonNoteRefusal) {
        guard deal.parties.receiver == member else { throw .tickByStudent }
        try mustTakeNotes(at: now)
        guard let place = all.firstIndex(where: { $0.homework != nil }), let homework = all[place].homework
        else { throw .noHomework }
        all[place].tick(homework, isDone: isDone, at: now)
    }

    /// What the other party is told after this member's change: of new homework, or else of a first note.
    public func notice(since former: [LessonNote], by member: Member.ID) -> Notice.Kind? {
        guard let note = all.first(where: { $0.author == member }) else { return nil }
        let before = former.first { $0.author == member }
        if let homework = note.homework, homework.text != before?.homework?.text { return .homeworkGiven }
        return before == nil ? .lessonNoteWritten : nil
    }

    private func mustTakeNotes(at now: Moment) throws(LessonNoteRefusal) {
        guard deal.purpose == .teaching else { throw .notTaught }
        guard deal.hasBegun(at: now) else { throw .notBegun }
        guard !isBlocked, deal.parties.areBothHere else { throw .closed }
    }
}

extension Deal {
    /// Whether the parties met, or could have: it is done, or agreed and its start has come.
    public func hasBegun(at now: Moment) -> Bool {
        state == .done || state == .accepted && terms.startsAt <= now
    }
}
