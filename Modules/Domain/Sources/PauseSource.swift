/// Stops and resumes fetching a source. Its events stay.
public struct PauseSource: Sendable {
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
        try await sources.change(id, to: .paused, at: clock.now)
    }

    /// Also shows the events of a withdrawn source again.
    public func resume(_ id: Source.ID, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await sources.change(id, to: .active, at: clock.now)
    }
}
