/// The use cases that decide whether a source is fetched, and whether its events are shown.
public struct EventSources: Sendable {
    let sources: any SourceRepository
    let operators: any OperatorRepository
    let clock: any WallClock

    public init(sources: any SourceRepository, operators: any OperatorRepository, clock: any WallClock) {
        self.sources = sources
        self.operators = operators
        self.clock = clock
    }
}
