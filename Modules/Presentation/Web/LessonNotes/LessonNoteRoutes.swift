public import Domain
import HTTPServer
import Wire

/// Endpoints of the notes of lessons.
public struct LessonNoteRoutes: Sendable {
    private let notes: any LessonNoteRepository
    private let queries: any LessonNoteQueries
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        notes: any LessonNoteRepository,
        queries: any LessonNoteQueries,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.notes = notes
        self.queries = queries
        self.identifiers = identifiers
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            ofDeal, mine, write, remove, ticking(API.lessonNotes.tick, isDone: true),
            ticking(API.lessonNotes.untick, isDone: false),
        ]
    }

    private var ofDeal: Endpoint {
        .on(API.lessonNotes.ofDeal) { deal, _, who in
            ListBody(try await queries.list(of: deal, for: who.member).map(LessonNoteBody.init))
        }
    }

    private var mine: Endpoint {
        .on(API.lessonNotes.mine) { _, query, who in
            let slice = try await queries.list(of: who.member, with: query.other, query.slice)
            return ListBody(slice.items.map(LessonNoteBody.init), next: slice.next)
        }
    }

    private var write: Endpoint {
        .on(API.lessonNotes.write) { deal, body, who in
            let now = clock.now
            let (text, homework) = try body.read()
            try await notes.update(deal, by: who.member, at: now) {
                try $0.write(text, homework: homework, as: identifiers.next(), by: who.member, at: now)
            }
            guard let note = try await queries.list(of: deal, for: who.member).first(where: \.isMine) else {
                throw DealRefusal.notFound
            }
            return LessonNoteBody(note)
        }
    }

    private var remove: Endpoint {
        .on(API.lessonNotes.remove) { deal, nothing, who in
            try await notes.update(deal, by: who.member, at: clock.now) { $0.remove(by: who.member) }
            return nothing
        }
    }

    private func ticking(
        _ operation: LessonNoteOperations.OfDeal<Nothing, Nothing>,
        isDone: Bool
    ) -> Endpoint {
        .on(operation) { deal, nothing, who in
            let now = clock.now
            try await notes.update(deal, by: who.member, at: now) {
                try $0.tick(isDone: isDone, by: who.member, at: now)
            }
            return nothing
        }
    }
}
