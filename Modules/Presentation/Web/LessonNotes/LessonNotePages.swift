import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the notes of lessons.
public struct LessonNotePages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            ofDeal, write, mine, remove, tick(.homeworkDone, API.lessonNotes.tick),
            tick(.homeworkOpen, API.lessonNotes.untick),
        ]
    }

    private var ofDeal: PageRoute {
        .memberPage(LessonNotePagePath.ofDeal) { try await Self.page($0, nil) }
    }

    /// - Parameter entry: the refused input; nil shows the stored note.
    private static func page(_ visit: Visit, _ entry: FormEntry?) async throws -> Page {
        let deal = try await visit.deal
        let notes = try await visit(API.lessonNotes.ofDeal(deal.id))
        let own = notes.items.first(where: \.isMine)
        let stored = FormEntry([
            (name: "text", value: own?.text ?? ""), (name: "homework", value: own?.homework ?? ""),
        ])
        return LessonNotesPage(deal: deal, notes: notes.items, entry: entry ?? stored).page(for: visit)
    }

    private var write: PageRoute {
        .form(
            LessonNotePagePath.ofDeal,
            sends: API.lessonNotes.write,
            then: { visit, _ in .to(LessonNotePagePath.ofDeal.filled(visit.place()), flash: .saved) },
            refused: { try await Self.page($0, $1) }
        )
    }

    private var mine: PageRoute {
        .memberPage(LessonNotePagePath.mine) { visit in
            let query = try visit.request.fields(of: LessonNoteQuery.self, named: ["with", "cursor"])
            let list = try await visit(API.lessonNotes.mine(query))
            return MyLessonNotesPage(list: list, other: query.other?.description).page(for: visit)
        }
    }

    private var remove: PageRoute {
        .button(LessonNotePagePath.remove, sends: API.lessonNotes.remove) { visit, _ in
            .to(LessonNotePagePath.ofDeal.filled(visit.place()), flash: .noteRemoved)
        }
    }

    private func tick(
        _ path: LessonNotePagePath,
        _ operation: LessonNoteOperations.OfDeal<Nothing, Nothing>
    ) -> PageRoute {
        .button(path, sends: operation) { visit, _ in
            .to(visit.wayBack(or: LessonNotePagePath.ofDeal.filled(visit.place())), flash: .saved)
        }
    }
}
