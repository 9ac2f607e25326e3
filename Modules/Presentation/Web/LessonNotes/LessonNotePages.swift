import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the notes of lessons.
public struct LessonNotePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            ofDeal, write, mine, remove, tick(LessonNotePagePath.homeworkDone, .put),
            tick(LessonNotePagePath.homeworkOpen, .delete),
        ]
    }

    private var ofDeal: PageRoute {
        .memberPage(LessonNotePagePath.ofDeal) { try await Self.page($0, nil) }
    }

    /// - Parameter entry: the refused input; nil shows the stored note.
    private static func page(_ visit: Visit, _ entry: FormEntry?) async throws -> Page {
        let deal = try await visit.deal
        let notes: ListBody<LessonNoteBody> = try await visit.get(LessonNotePath.ofDeal, visit.place())
        let own = notes.items.first(where: \.isMine)
        let stored = FormEntry([
            (name: "text", value: own?.text ?? ""), (name: "homework", value: own?.homework ?? ""),
        ])
        return LessonNotesPage(deal: deal, notes: notes.items, entry: entry ?? stored).page(for: visit)
    }

    private var write: PageRoute {
        .form(
            LessonNotePagePath.ofDeal,
            sends: .put,
            to: LessonNotePath.own,
            then: { visit, note in
                let _: LessonNoteBody = note
                return .to(LessonNotePagePath.ofDeal.filled(visit.place()), telling: .saved)
            },
            refused: { try await Self.page($0, $1) }
        )
    }

    private var mine: PageRoute {
        .memberPage(LessonNotePagePath.mine) { visit in
            let other = visit.request.query["with"]
            let list: ListBody<LessonNoteBody> = try await visit.get(
                LessonNotePath.mine,
                query: (other.map { [("with", $0)] } ?? []) + visit.cursor
            )
            return MyLessonNotesPage(list: list, other: other).page(for: visit)
        }
    }

    private var remove: PageRoute {
        .button(LessonNotePagePath.remove) { visit in
            try await visit.ask(.delete, LessonNotePath.own, visit.place(), answers: Nothing.self)
            return .to(LessonNotePagePath.ofDeal.filled(visit.place()), telling: .noteRemoved)
        }
    }

    private func tick(_ path: LessonNotePagePath, _ method: Method) -> PageRoute {
        .button(path) { visit in
            try await visit.ask(method, LessonNotePath.homeworkDone, visit.place(), answers: Nothing.self)
            return .to(visit.wayBack(or: LessonNotePagePath.ofDeal.filled(visit.place())), telling: .saved)
        }
    }
}
