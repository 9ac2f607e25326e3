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
        try await database.once(making: source.id) { [identifiers] connection, _ in
            if source.state == .proposed { try connection.sources.checkProposals(of: source.owner) }
            try connection.sources.removeDeclined(at: source.ledger.address)
            let added = try connection.insert(SourceRow(source: source), "ON CONFLICT (address) DO NOTHING")
            guard added == 1 else { throw SourceRefusal.addressTaken }
            guard source.state == .proposed else { return }
            try connection.notices.tellOperators(
                .sourceWaits,
                besides: [source.owner],
                identifiers: identifiers,
                at: source.addedAt
            )
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
            let step = try await database.write { [identifiers] connection -> ImportStep? in
                // An operator may have stopped it in the meantime.
                guard try connection.sources.find(source.id).state == .active else { return nil }
                return try connection.sources.take(
                    entry,
                    of: source,
                    placedBy: places,
                    identifiers: identifiers,
                    now: now
                )
            }
            guard let step else { return counts }
            counts.count(step)
        }
        if isWhole {
            let vanished = try await database.write { try $0.sources.countMisses(of: source.id, at: now) }
            counts.count(vanished: vanished)
        }
        return counts
    }

    public func accept(_ id: ImportedEntry.ID, placedBy places: any EventPlaces, at now: Moment) async throws
        -> Listing.ID
    {
        try await database.write { [identifiers] connection in
            let (waiting, source) = try connection.sources.lockedEntry(id)
            guard waiting.state == .waiting else { throw SourceRefusal.entryDecided }
            guard source.state != .withdrawn else { throw SourceRefusal.notActive }
            let place = try places.place(of: waiting.entry, in: source.ledger, at: now)
            return try connection.sources.publish(
                waiting,
                of: source,
                at: place,
                identifiers: identifiers,
                now: now
            )
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
        try await database.write { [identifiers] connection in
            var source = try connection.sources.findLocked(id)
            try change(&source)
            try connection.sources.save(source)
            let notice = Notice(
                id: identifiers.next(),
                kind: source.state == .active ? .sourceApproved : .sourceDeclined,
                actor: nil,
                target: Subject(.member, source.owner),
                at: now
            )
            try connection.notices.insert(notice, to: source.owner)
        }
    }

    public func change(_ id: Source.ID, to state: Source.State, at now: Moment) async throws {
        try await database.write { connection in
            let former = try connection.sources.findLocked(id)
            var source = former
            try source.become(state, at: now)
            guard former.state != state else { return }
            try connection.sources.save(source)
            guard former.state == .withdrawn || state == .withdrawn else { return }
            for listing in try connection.sources.listings(of: id) {
                guard var found = try connection.listings.find(listing) else { continue }
                if state == .withdrawn { found.takeDown() } else { found.putBack(at: now) }
                try connection.listings.save(found, at: now)
            }
        }
    }

    public func remove(_ id: Source.ID, at now: Moment) async throws {
        try await database.write { [identifiers] connection in
            _ = try connection.sources.find(id)
            for listing in try connection.sources.listings(of: id) {
                guard let found = try connection.listings.find(listing) else { continue }
                try connection.listings.delete(found, identifiers: identifiers, at: now)
            }
            try connection.execute("DELETE FROM sources WHERE id = \(id)")
        }
    }
}
