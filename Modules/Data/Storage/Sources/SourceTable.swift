import Database
import Domain

extension TableBase {
    var sources: SourceTable<Self> { SourceTable(base: self) }
}

/// The tables of sources and their entries.
struct SourceTable<Base: TableBase>: Table {
    let base: Base

    /// Throws ``SourceRefusal/notFound``.
    func find(_ id: Source.ID) throws -> Source {
        guard let row = try connection.first("SELECT * FROM sources WHERE id = \(id)") else {
            throw SourceRefusal.notFound
        }
        return try Source(row: row)
    }

    /// Locks the source until the transaction ends. Throws ``SourceRefusal/notFound``.
    func findLocked(_ id: Source.ID) throws -> Source {
        let row = try connection.first("UPDATE sources SET state = state WHERE id = \(id) RETURNING *")
        guard let row else { throw SourceRefusal.notFound }
        return try Source(row: row)
    }

    /// Saves what a decision or a change of state may change.
    func save(_ source: Source) throws {
        let (fetching, version) = (source.fetching, source.fetching.version)
        try connection.execute(
            """
            UPDATE sources SET state = \(source.state.rawValue), reason = \(source.reason?.text),
                next_fetch = \(fetching.nextAt), entity_tag = \(version.entityTag),
                last_modified = \(version.lastModified)
            WHERE id = \(source.id)
            """
        )
    }

    /// Throws ``SourceRefusal/tooManyProposed``.
    func checkProposals(of member: Member.ID) throws {
        let row = try connection.first(
            "SELECT count(*) AS amount FROM sources WHERE owner = \(member) AND state = 'proposed'"
        )
        guard try row?.value("amount") ?? 0 < Source.mostProposed else { throw SourceRefusal.tooManyProposed }
    }

    /// A declined proposal keeps its address only until the next one. It has no entries.
    func removeDeclined(at address: SourceAddress) throws {
        try connection.execute(
            "DELETE FROM sources WHERE address = \(address.text) AND state = 'declined'"
        )
    }

    /// Locks the entry until the transaction ends, since a member may claim its event meanwhile.
    func entry(_ key: SourceEntry.Key, of source: Source.ID) throws -> ImportedEntry? {
        let row = try connection.first(
            """
            UPDATE source_entries SET misses = misses
            WHERE source = \(source) AND uid = \(key.uid) AND recurrence = \(key.recurrence)
            RETURNING \(ImportedEntry.columns)
            """
        )
        return try row.map { try ImportedEntry(row: $0) }
    }

    /// Locks the entry until the transaction ends. Throws ``SourceRefusal/entryNotFound``.
    func lockedEntry(_ id: ImportedEntry.ID) throws -> (entry: ImportedEntry, source: Source) {
        guard let found = try locked("id = \(id)") else { throw SourceRefusal.entryNotFound }
        return found
    }

    /// The same for the entry of a listing; nil for one that wasn't imported.
    func lockedEntry(of listing: Listing.ID) throws -> (entry: ImportedEntry, source: Source)? {
        try locked("listing = \(listing)")
    }

    private func locked(_ condition: SQL) throws -> (entry: ImportedEntry, source: Source)? {
        let row = try connection.first(
            """
            UPDATE source_entries SET misses = misses WHERE \(condition)
            RETURNING source, \(ImportedEntry.columns)
            """
        )
        return try row.map { (try ImportedEntry(row: $0), try find(try $0.value("source"))) }
    }

    /// The events of a source, without those that their organisers have claimed.
    func listings(of source: Source.ID) throws -> [Listing.ID] {
        let rows = try connection.run(
            """
            SELECT listing FROM source_entries
            WHERE source = \(source) AND listing IS NOT NULL AND state <> 'claimed'
            ORDER BY listing
            """
        )
        return try rows.map { try $0.value("listing") }
    }
}

extension SourceTable<Transaction> {
    func save(_ imported: ImportedEntry, of source: Source.ID) throws {
        try connection.insert(
            SourceEntryRow(imported: imported, source: source, now: now),
            """
            ON CONFLICT (source, uid, recurrence) DO UPDATE SET state = excluded.state,
                misses = excluded.misses, seen_at = excluded.seen_at, sequence = excluded.sequence,
                modified_at = excluded.modified_at, is_cancelled = excluded.is_cancelled,
                title = excluded.title, contents = excluded.contents, ends_at = excluded.ends_at,
                latitude = excluded.latitude, longitude = excluded.longitude, raw = excluded.raw,
                diagnostics = excluded.diagnostics, listing = excluded.listing
            """
        )
    }

    /// Notes that an entry is still in the document, without a change.
    func note(_ id: ImportedEntry.ID) throws {
        try connection.execute("UPDATE source_entries SET misses = 0, seen_at = \(now) WHERE id = \(id)")
    }

    /// Counts a miss of each entry that wasn't seen now and isn't over. Returns how many vanished with it.
    func countMisses(of source: Source.ID) throws -> Int {
        try connection.execute(
            """
            UPDATE source_entries SET misses = misses + 1
            WHERE source = \(source) AND seen_at < \(now) AND (ends_at > \(now) OR ends_at IS NULL)
            """
        )
        let row = try connection.first(
            """
            SELECT count(*) AS amount FROM source_entries
            WHERE source = \(source) AND misses = \(ImportedEntry.missesUntilVanished) AND seen_at < \(now)
            """
        )
        return try row?.value("amount") ?? 0
    }
}

extension Source {
    /// A query for the listings of withdrawn sources, in the column `subject_id`.
    static func withdrawnListings(among numbers: [Int64]? = nil) -> SQL {
        let condition: SQL = numbers.map { "AND source_entries.listing IN \(list: $0)" } ?? ""
        return """
            SELECT source_entries.listing AS subject_id FROM source_entries
            JOIN sources ON sources.id = source_entries.source AND sources.state = 'withdrawn'
            WHERE source_entries.listing IS NOT NULL AND source_entries.state <> 'claimed' \(condition)
            """
    }
}
