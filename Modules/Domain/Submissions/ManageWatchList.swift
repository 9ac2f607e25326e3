/// What operators watch for in listings and comments.
///
/// Its functions throw ``WatchRefusal/notFound`` for a member who isn't an operator.
public struct ManageWatchList: Sendable {
    private let terms: any WatchListRepository
    private let operators: any OperatorRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        terms: any WatchListRepository,
        operators: any OperatorRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.terms = terms
        self.operators = operators
        self.identifiers = identifiers
        self.clock = clock
    }

    public func list(_ slice: SliceRequest, for who: Member.ID) async throws -> Slice<WatchedTerm> {
        try await admit(who)
        return try await terms.list(slice)
    }

    /// Watches for a term from now on. What others see already isn't looked at.
    public func watch(_ kind: WatchedTerm.Kind, _ text: String, by who: Member.ID) async throws
        -> WatchedTerm
    {
        try await admit(who)
        return try await terms.insert(WatchedTerm(identifiers.next(), kind, text, at: clock.now))
    }

    public func unwatch(_ id: WatchedTerm.ID, by who: Member.ID) async throws {
        try await admit(who)
        try await terms.delete(id)
    }

    private func admit(_ who: Member.ID) async throws {
        guard try await operators.isOperator(who) else { throw WatchRefusal.notFound }
    }
}
