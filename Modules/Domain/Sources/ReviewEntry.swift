/// An operator's decision on an entry with diagnostics.
public struct ReviewEntry: Sendable {
    private let sources: any SourceRepository
    private let operators: any OperatorRepository
    private let places: any EventPlaces
    private let clock: any WallClock

    public init(
        sources: any SourceRepository,
        operators: any OperatorRepository,
        places: any EventPlaces,
        clock: any WallClock
    ) {
        self.sources = sources
        self.operators = operators
        self.places = places
        self.clock = clock
    }

    /// Publishes the entry. Returns its event.
    public func accept(_ id: ImportedEntry.ID, by member: Member.ID) async throws -> Listing.ID {
        try await operators.mustInclude(member)
        return try await sources.accept(id, placedBy: places, at: clock.now)
    }

    /// Leaves the entry out, also in later fetches.
    public func skip(_ id: ImportedEntry.ID, by member: Member.ID) async throws {
        try await operators.mustInclude(member)
        try await sources.skip(id)
    }
}
