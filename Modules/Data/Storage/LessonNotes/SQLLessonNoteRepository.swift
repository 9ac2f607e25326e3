public import Database
public import Domain

public struct SQLLessonNoteRepository: LessonNoteRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout LessonNotes) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard let deal = try transaction.deals.find(id), deal.parties.include(member) else {
                throw DealRefusal.notFound
            }
            let other = deal.parties.other(than: member)
            let isBlocked = try other.map { try transaction.blocks.hides($0, from: member) }
            let former = try transaction.lessonNotes.list(of: id)
            var notes = LessonNotes(of: deal.asOf(now), isBlocked: isBlocked ?? false, former)
            try change(&notes)
            let kept = Set(notes.all.map(\.id))
            for note in former where !kept.contains(note.id) { try transaction.lessonNotes.delete(note.id) }
            for note in notes.all where !former.contains(note) {
                try transaction.lessonNotes.save(note, for: deal.parties.other(than: note.author))
            }
            guard let other else { return }
            if !notes.all.contains(where: { $0.author == member }) {
                try transaction.lessonNotes.deleteNotice(of: id, by: member, to: other)
            }
            guard let kind = notes.notice(since: former, by: member) else { return }
            try transaction.lessonNotes.deleteNotice(of: id, by: member, to: other)
            try transaction.notices.tell(NoticeDraft(to: other, kind, of: Subject(.deal, id), by: member))
        }
    }
}
