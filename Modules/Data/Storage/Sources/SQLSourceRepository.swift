public import Database
public import Domain

public struct SQLSourceRepository: SourceRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(_ source: Source) async throws -> Source.ID {
        try await database.once(making: source.id, identifiers, at: source.addedAt) { transaction, _ in
            if source.state == .proposed { try transaction.sources.checkProposals(of: source.owner) }
            try transaction.sources.removeDeclined(at: source.ledger.address)
            let added = try transaction.connection.insert(
                SourceRow(source: source),
                "ON CONFLICT (address) DO NOTHING"
            )
            guard added == 1 else { throw SourceRefusal.addressTaken }
            guard source.state == .proposed else { return }
            try transaction.notices.tellOperators(.sourceWaits, besides: [source.owner])
        }
    }

    public func find(_ id: Source.ID) async throws -> Source {
        try await database.read { try $0.sources.find(id) }
    }

    public func due(at now: Moment, limit: Int) async throws -> [Source.ID] {
        try await database.read { connection in
            try connection.run(Self.due(at: now, limit: limit)).map { try $0.value("id") }
        }
    }

    static func due(at now: Moment, limit: Int) -> SQL {
        """
        SELECT id FROM sources
        WHERE state = 'active' AND next_fetch <= \(now) AND (busy_until IS NULL OR busy_until <= \(now))
        ORDER BY next_fetch, id LIMIT \(limit)
        """
    }

    public func reserve(_ id: Source.ID, at now: Moment, until end: Moment) async throws -> Source {
        try await database.write { connection in
            let row = try connection.first(
                """
                UPDATE sources SET busy_until = \(end)
                WHERE id = \(id) AND state = 'active' AND (busy_until IS NULL OR busy_until <= \(now))
                RETURNING *
                """
            )
            if let row { return try Source(row: row) }
            let found = try connection.sources.find(id)
            throw found.state == .active ? SourceRefusal.underway : .notActive
        }
    }

    public func finish(_ id: Source.ID, _ fetching: SourceFetching) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                UPDATE sources SET busy_until = NULL, last_fetch = \(fetching.lastAt),
                    next_fetch = \(fetching.nextAt), entity_tag = \(fetching.version.entityTag),
                    last_modified = \(fetching.version.lastModified), failures = \(fetching.failures),
                    failure = \(fetching.failure?.description)
                WHERE id = \(id)
                """
            )
        }
    }

    public func take(
        _ entries: [SourceEntry],
        of source: Source,
        placedBy places: any EventPlaces,
        isWhole: Bool,
        at now: Moment
    ) async throws -> ImportCounts {
        var counts = ImportCounts(found: entries.count)
        for entry in entries {
            let step = try await database.write(identifiers, at: now) { transaction -> ImportStep? in
                // An operator may have stopped it in the meantime.
                guard try transaction.sources.find(source.id).state == .active else { return nil }
                return try transaction.sources.take(entry, of: source, placedBy: places)
            }
            guard let step else { return counts }
            counts.count(step)
        }
        if isWhole {
            let vanished = try await database.write(identifiers, at: now) { transaction in
                try transaction.sources.countMisses(of: source.id)
            }
            counts.count(vanished: vanished)
        }
        return counts
    }

    public func accept(_ id: ImportedEntry.ID, placedBy places: any EventPlaces, at now: Moment) async throws
        -> Listing.ID
    {
        try await database.write(identifiers, at: now) { transaction in
            let (waiting, source) = try transaction.sources.lockedEntry(id)
            guard waiting.state == .waiting else { throw SourceRefusal.entryDecided }
            guard source.state != .withdrawn else { throw SourceRefusal.notActive }
            let place = try places.place(of: waiting.entry, in: source.ledger, at: now)
            return try transaction.sources.publish(waiting, of: source, at: place)
        }
    }

    public func skip(_ id: ImportedEntry.ID) async throws {
        try await database.write { connection in
            let (waiting, _) = try connection.sources.lockedEntry(id)
            guard waiting.state == .waiting else { throw SourceRefusal.entryDecided }
            try connection.execute("UPDATE source_entries SET state = 'skipped' WHERE id = \(id)")
        }
    }

    public func decide(
        _ id: Source.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Source) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            var source = try transaction.sources.findLocked(id)
            try change(&source)
            try transaction.sources.save(source)
            try transaction.notices.tell(source.decisionNotice)
        }
    }

    public func change(_ id: Source.ID, to state: Source.State, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let former = try transaction.sources.findLocked(id)
            var source = former
            try source.become(state, at: now)
            guard former.state != state else { return }
            try transaction.sources.save(source)
            guard former.state == .withdrawn || state == .withdrawn else { return }
            for listing in try transaction.sources.listings(of: id) {
                guard var found = try transaction.listings.find(listing) else { continue }
                if state == .withdrawn { found.takeDown() } else { found.putBack(at: now) }
                try transaction.listings.save(found)
            }
        }
    }

    public func remove(_ id: Source.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            _ = try transaction.sources.find(id)
            for listing in try transaction.sources.listings(of: id) {
                guard let found = try transaction.listings.find(listing) else { continue }
                try transaction.listings.delete(found)
            }
            try transaction.connection.execute("DELETE FROM sources WHERE id = \(id)")
        }
    }
}
