/// An operator adds a source, which is fetched soon after.
public struct AddSource: Sendable {
    private let sources: any SourceRepository
    private let operators: any OperatorRepository
    private let gazetteer: any Gazetteer
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        sources: any SourceRepository,
        operators: any OperatorRepository,
        gazetteer: any Gazetteer,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.sources = sources
        self.operators = operators
        self.gazetteer = gazetteer
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(_ ledger: SourceLedger, by member: Member.ID) async throws -> Source.ID {
        try await operators.mustInclude(member)
        let now = clock.now
        _ = try gazetteer.existing(ledger.neighbourhood, at: now)
        let fetching = SourceFetching(nextAt: now)
        let source = Source(
            id: identifiers.next(),
            owner: member,
            ledger,
            addedAt: now,
            fetching: fetching
        )
        return try await sources.insert(source)
    }
}

extension OperatorRepository {
    /// Throws ``SourceRefusal/notFound`` for other members, so that they can't learn of sources.
    public func mustInclude(_ member: Member.ID) async throws {
        guard try await isOperator(member) else { throw SourceRefusal.notFound }
    }
}
