import Domain
import HTTPServer
import Wire

/// Page routes of emails of operators to all members, not found for other members.
public struct LetterPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [all, new, write, one, edit, editing, test, send, stop] }

    private var all: PageRoute {
        .memberPage(LetterPagePath.all) { visit in
            LettersPage(list: try await visit(API.letters.list(visit.slice))).page(for: visit)
        }
    }

    private var new: PageRoute {
        .memberPage(LetterPagePath.new) { visit in
            // Others don't find the form either.
            _ = try await visit(API.letters.list(SliceQuery(SliceRequest(limit: 1))))
            return LetterFormPage(of: nil, entry: .empty).page(for: visit)
        }
    }

    private var write: PageRoute {
        .form(
            LetterPagePath.new,
            sends: API.letters.write,
            then: { _, letter in .to(LetterPagePath.one.filled(letter.id.description)) },
            refused: { LetterFormPage(of: nil, entry: $1).page(for: $0) }
        )
    }

    private var one: PageRoute {
        .memberPage(LetterPagePath.one) { try await Self.show($0, .empty) }
    }

    private var edit: PageRoute {
        .memberPage(LetterPagePath.edit) { visit in
            let letter = try await visit.letter
            return LetterFormPage(of: letter, entry: FormEntry(of: letter)).page(for: visit)
        }
    }

    private var editing: PageRoute {
        .form(
            LetterPagePath.edit,
            sends: API.letters.edit,
            then: { _, letter in .to(LetterPagePath.one.filled(letter.id.description), flash: .saved) },
            refused: { LetterFormPage(of: try await $0.letter, entry: $1).page(for: $0) }
        )
    }

    private var test: PageRoute {
        .form(
            LetterPagePath.test,
            sends: API.letters.test,
            then: { visit, _ in .to(LetterPagePath.one.filled(visit.place()), flash: .letterSent) },
            refused: Self.show
        )
    }

    private var send: PageRoute { acting(.send, API.letters.send, .letterBegun) }

    private var stop: PageRoute { acting(.stop, API.letters.stop, .letterStopped) }

    private func acting(
        _ path: LetterPagePath,
        _ operation: LetterOperations.OfLetter<Nothing>,
        _ flash: Flash
    ) -> PageRoute {
        .form(
            path,
            sends: operation,
            then: { _, letter in .to(LetterPagePath.one.filled(letter.id.description), flash: flash) },
            refused: Self.show
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        LetterPage(letter: try await visit.letter, entry: entry).page(for: visit)
    }
}

extension Visit {
    fileprivate var letter: LetterBody {
        get async throws { try await self(API.letters.one(place(of: API.letters.one))) }
    }
}
