public import Domain
import HTTPServer
import JSONCoding
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
            ofDeal, mine, write, remove,
            ticking(.put, "Tick the homework of a deal as done; as its student", isDone: true),
            ticking(.delete, "Open the homework of a deal again", isDone: false),
        ]
    }

    private var ofDeal: Endpoint {
        .member(
            .get,
            LessonNotePath.ofDeal,
            "List the notes of a deal; the teacher's first",
            answers: .json()
        ) { [queries] request, who in
            ListBody(try await queries.list(of: request.dealID, for: who.member).map(LessonNoteBody.init))
        }
    }

    private var mine: Endpoint {
        .member(
            .get,
            LessonNotePath.mine,
            "List the notes of my lessons, mine and those for me; newest first",
            query: [.optional("with", .identifier, "Only of lessons with this member")] + Parameter.slice,
            answers: .json()
        ) { [queries] request, who in
            let other = try request.query["with"].map { try request.required("with", Member.ID($0)) }
            let slice = try await queries.list(of: who.member, with: other, request.slice)
            return ListBody(slice.items.map(LessonNoteBody.init), next: slice.next)
        }
    }

    private var write: Endpoint {
        .member(
            .put,
            LessonNotePath.own,
            "Write or replace my note of a deal; once it has begun",
            takes: LessonNoteTextBody.self,
            answers: .json()
        ) { [notes, queries, identifiers, clock] request, who, body in
            let (deal, now) = (try request.dealID, clock.now)
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
        .member(.delete, LessonNotePath.own, "Delete my note of a deal", answers: .nothing) {
            [notes, clock] request, who in
            try await notes.update(request.dealID, by: who.member, at: clock.now) {
                $0.remove(by: who.member)
            }
            return Nothing()
        }
    }

    private func ticking(_ method: Method, _ summary: String, isDone: Bool) -> Endpoint {
        .member(method, LessonNotePath.homeworkDone, summary, answers: .nothing) {
            [notes, clock] request, who in
            let now = clock.now
            try await notes.update(request.dealID, by: who.member, at: now) {
                try $0.tick(isDone: isDone, by: who.member, at: now)
            }
            return Nothing()
        }
    }
}
