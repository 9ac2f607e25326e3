/// The use cases that make running logs.
public struct RunLogs: Sendable {
    let logs: any RunLogRepository
    let identifiers: IdentifierGenerator
    let clock: any WallClock

    public init(logs: any RunLogRepository, identifiers: IdentifierGenerator, clock: any WallClock) {
        self.logs = logs
        self.identifiers = identifiers
        self.clock = clock
    }
}
