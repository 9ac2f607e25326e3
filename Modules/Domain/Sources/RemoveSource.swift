/// Deletes a source, all its entries and their events.
public struct RemoveSource: Sendable {
    private let sources: any SourceRepository
    private let operators: any OperatorRepository
    private let clock: any WallClock

    public init(sources: any SourceRepository, operators: any OperatorRepository, clock: any WallClock) {
        self.sources = sources
        self.operators = operators
        self.clock = clock
    }

    public func callAsFunction(_ id: Source.ID, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await sources.remove(id, at: clock.now)
    }
}
