/// Adds a source: an operator's is fetched soon after, a member's waits for an operator's decision.
public struct AddSource: Sendable {
    private let sources: any SourceRepository
    private let operators: any OperatorRepository
    private let address: ConfirmedAddress
    private let gazetteer: any Gazetteer
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        sources: any SourceRepository,
        operators: any OperatorRepository,
        address: ConfirmedAddress,
        gazetteer: any Gazetteer,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.sources = sources
        self.operators = operators
        self.address = address
        self.gazetteer = gazetteer
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(_ ledger: SourceLedger, by member: Member.ID) async throws -> Source.ID {
        try await address.require(of: member)
        let (now, isOperator) = (clock.now, try await operators.isOperator(member))
        guard isOperator || ledger.contact != nil else { throw SourceRefusal.contactMissing }
        _ = try gazetteer.existing(ledger.neighbourhood, at: now)
        let fetching = SourceFetching(nextAt: now)
        let source = Source(
            id: identifiers.next(),
            owner: member,
            ledger,
            state: isOperator ? .active : .proposed,
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
