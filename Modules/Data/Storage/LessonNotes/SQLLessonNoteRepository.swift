public import Database
public import Domain

public struct SQLLessonNoteRepository: LessonNoteRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func update(
        _ id: Deal.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout LessonNotes) throws -> Void
    ) async throws {
        try await database.write { connection in
            guard let deal = try connection.deals.find(id), deal.parties.include(member) else {
                throw DealRefusal.notFound
            }
            let isBlocked =
                try deal.parties.other(than: member).map { try connection.blocks.hides($0, from: member) }
            let former = try connection.lessonNotes.list(of: id)
            var notes = LessonNotes(of: deal.asOf(now), isBlocked: isBlocked ?? false, former)
            try change(&notes)
            let kept = Set(notes.all.map(\.id))
            for note in former where !kept.contains(note.id) { try connection.lessonNotes.delete(note.id) }
            for note in notes.all where !former.contains(note) {
                try connection.lessonNotes.save(note, for: deal.parties.other(than: note.author))
            }
        }
    }
}
