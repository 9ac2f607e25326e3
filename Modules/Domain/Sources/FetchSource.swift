/// Fetches a source, and imports what it publishes.
public struct FetchSource: Sendable {
    /// Longer than a fetch with all its redirects may take. Afterwards another server may try.
    private static let reservation = Duration.seconds(300)

    private let sources: any SourceRepository
    private let operators: any OperatorRepository
    private let fetcher: any SourceFetcher
    private let reader: any SourceReader
    private let places: any EventPlaces
    private let site: any SiteRepository
    private let clock: any WallClock

    public init(
        sources: any SourceRepository,
        operators: any OperatorRepository,
        fetcher: any SourceFetcher,
        reader: any SourceReader,
        places: any EventPlaces,
        site: any SiteRepository,
        clock: any WallClock
    ) {
        self.sources = sources
        self.operators = operators
        self.fetcher = fetcher
        self.reader = reader
        self.places = places
        self.site = site
        self.clock = clock
    }

    /// Fetches now, at an operator's request. A failure is recorded, not thrown.
    public func callAsFunction(_ id: Source.ID, by member: Member.ID) async throws -> ImportCounts? {
        try await operators.mustInclude(member)
        try await site.current().mustOffer(Event.kind)
        return try await fetch(id)
    }

    /// Fetches the sources that are due, one after the other, while the place offers events. Returns how
    /// many.
    public func fetchDue() async throws -> Int {
        guard await site.kinds().contains(Event.kind) else { return 0 }
        let due = try await sources.due(at: clock.now, limit: 20)
        for id in due where !Task.isCancelled {
            do {
                _ = try await fetch(id)
            } catch is SourceRefusal {
                // Another server took it, or an operator paused it.
            }
        }
        return due.count
    }

    /// Returns nil for an unchanged document and after a failure.
    private func fetch(_ id: Source.ID) async throws -> ImportCounts? {
        let source = try await sources.reserve(id, at: clock.now, until: clock.now + Self.reservation)
        let fetching = source.fetching
        do {
            let found = try await fetcher.fetch(source.ledger.address, unless: fetching.version)
            guard let document = found else {
                try await sources.finish(id, fetching.succeeded(fetching.version, at: clock.now))
                return nil
            }
            let ledger = source.ledger
            let reading = try reader.entries(
                of: document,
                as: ledger.format,
                host: ledger.host,
                at: clock.now
            )
            let counts = try await sources.take(
                reading.entries,
                of: source,
                placedBy: places,
                isWhole: !reading.isCut,
                at: clock.now
            )
            try await sources.finish(id, fetching.succeeded(document.version, at: clock.now))
            return counts
        } catch let failure as SourceFailure {
            try await sources.finish(id, fetching.failed(failure, at: clock.now))
            return nil
        }
    }
}
