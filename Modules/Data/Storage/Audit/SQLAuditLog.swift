public import Database
public import Domain

public struct SQLAuditLog: AuditLog {
    private let database: Database
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(_ database: Database, identifiers: IdentifierGenerator, clock: any WallClock) {
        self.database = database
        self.identifiers = identifiers
        self.clock = clock
    }

    public func recording<Value: Sendable>(_ occasion: AuditOccasion, _ work: () async throws -> Value)
        async throws -> Value
    {
        let pending = PendingAudit(identifiers.next(), occasion, at: clock.now)
        if occasion.isUse { pending.use(as: nil, of: nil) }
        let value = try await Database.$companions.withValue(Database.companions + [pending]) {
            try await work()
        }
        if pending.isWaiting {
            try await database.writeAside { try pending.join($0) }
            pending.arrive()
        }
        return value
    }
}
