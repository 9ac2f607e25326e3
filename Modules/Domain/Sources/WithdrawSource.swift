/// Hides all events of a source at once, for example when its publisher objects.
public struct WithdrawSource: Sendable {
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
        try await sources.change(id, to: .withdrawn, at: clock.now)
    }
}
