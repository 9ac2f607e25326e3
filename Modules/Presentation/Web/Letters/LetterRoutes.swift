public import Domain
import HTTPServer
import Wire

/// Endpoints of emails of operators to all members, not found for other members.
public struct LetterRoutes: Sendable {
    private let operators: any OperatorRepository
    private let letters: any LetterRepository
    private let manage: SendLetters
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        letters: any LetterRepository,
        manage: SendLetters,
        clock: any WallClock
    ) {
        self.operators = operators
        self.letters = letters
        self.manage = manage
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            list.audited(as: .lettersList), one.audited(as: .letterRead), write.audited(as: .letterWrite),
            edit.audited(as: .letterEdit), test.audited(as: .letterTest),
            acting(API.letters.send) { try await manage.send($0, by: $1) }.audited(as: .letterSend),
            acting(API.letters.stop) { try await manage.stop($0, by: $1) }.audited(as: .letterStop),
        ]
    }

    private var list: Endpoint {
        .on(API.letters.list) { _, query, who in
            try await admit(who)
            let slice = try await letters.list(query.slice)
            return ListBody(slice.items.map { LetterBody($0) }, next: slice.next)
        }
    }

    private var one: Endpoint {
        .on(API.letters.one) { id, _, who in
            try await admit(who)
            return try await body(of: try await letters.find(id))
        }
    }

    private var write: Endpoint {
        .on(API.letters.write) { _, draft, who in
            try await body(of: try await manage.write(draft.contents(), by: who.member))
        }
    }

    private var edit: Endpoint {
        .on(API.letters.edit) { id, draft, who in
            try await body(of: try await manage.edit(id, draft.contents(), by: who.member))
        }
    }

    private var test: Endpoint {
        .on(API.letters.test) { id, _, who in
            try await manage.test(id, by: who.member)
            return Nothing()
        }
    }

    private func acting(
        _ operation: LetterOperations.OfLetter<Nothing>,
        _ work: @escaping @Sendable (Letter.ID, Member.ID) async throws -> Letter
    ) -> Endpoint {
        .on(operation) { id, _, who in
            try await body(of: try await work(id, who.member))
        }
    }

    private func body(of letter: Letter) async throws -> LetterBody {
        let receivers = letter.state == .draft ? try await letters.receivers(at: clock.now) : nil
        return LetterBody(letter, receivers: receivers)
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw LetterRefusal.notFound }
    }
}
