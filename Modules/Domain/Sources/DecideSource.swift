/// Accepts or declines a source that a member proposes, by an operator's decision.
public struct DecideSource: Sendable {
    private let sources: any SourceRepository
    private let operators: any OperatorRepository
    private let clock: any WallClock

    public init(sources: any SourceRepository, operators: any OperatorRepository, clock: any WallClock) {
        self.sources = sources
        self.operators = operators
        self.clock = clock
    }

    public func callAsFunction(_ id: Source.ID, _ verdict: ReviewVerdict, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        let now = clock.now
        try await sources.decide(id, at: now) { source in
            switch verdict {
            case .approved: try source.approve(at: now)
            case .declined(let reason): try source.decline(reason)
            }
        }
    }
}
