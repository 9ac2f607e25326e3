import Database
import Domain

struct SourceRow: InsertableRow {
    static let table: StaticString = "sources"

    let source: Source

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let (ledger, fetching) = (source.ledger, source.fetching)
        return [
            "id": source.id, "owner": source.owner, "address": ledger.address.text,
            "format": ledger.format?.rawValue, "name": ledger.name.text, "contact": ledger.contact?.text,
            "licence": ledger.licence.text, "terms": ledger.terms?.text,
            "code": ledger.neighbourhood.number, "host": ledger.host?.text, "state": source.state.rawValue,
            "added_at": source.addedAt, "next_fetch": fetching.nextAt, "failures": fetching.failures,
        ]
    }
}

extension Source {
    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            owner: try row.value("owner"),
            SourceLedger(
                address: try row.stored("address") { try SourceAddress($0) },
                format: try row.wordIfPresent("format"),
                name: try row.stored("name") { try SourceName($0) },
                contact: try row.storedIfPresent("contact") { try SourceNote($0) },
                licence: try row.stored("licence") { try SourceNote($0) },
                terms: try row.storedIfPresent("terms") { try SourceNote($0) },
                neighbourhood: try row.neighbourhood(),
                host: try row.storedIfPresent("host") { try EventHost($0) }
            ),
            state: try row.word("state"),
            addedAt: try row.value("added_at"),
            fetching: SourceFetching(
                lastAt: try row.value("last_fetch"),
                nextAt: try row.value("next_fetch"),
                version: DocumentVersion(
                    entityTag: try row.value("entity_tag"),
                    lastModified: try row.value("last_modified")
                ),
                failures: try row.value("failures"),
                failure: try row.storedIfPresent("failure") { SourceFailure($0) }
            )
        )
    }
}

struct SourceEntryRow: InsertableRow {
    static let table: StaticString = "source_entries"

    let imported: ImportedEntry
    let source: Source.ID
    let now: Moment

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let entry = imported.entry
        return [
            "id": imported.id, "source": source, "uid": entry.key.uid, "recurrence": entry.key.recurrence,
            "state": imported.state.rawValue, "misses": imported.misses, "seen_at": now,
            "sequence": entry.sequence, "modified_at": entry.modifiedAt, "is_cancelled": entry.isCancelled,
            "title": entry.title, "contents": entry.contents.map { EntryContents($0).text },
            "ends_at": entry.contents?.dates.endsAt, "latitude": entry.point?.microLatitude,
            "longitude": entry.point?.microLongitude, "raw": entry.raw,
            "diagnostics": entry.diagnostics.map(\.rawValue).joined(separator: " "),
            "listing": imported.listing,
        ]
    }
}

extension ImportedEntry {
    static let columns: SQL = """
        id, uid, recurrence, state, misses, sequence, modified_at, is_cancelled, title, contents, latitude,
        longitude, raw, diagnostics, listing
        """

    /// An entry whose event was deleted counts as skipped, so that it isn't published again.
    init(row: Row) throws {
        let state: State = try row.word("state")
        let listing: Listing.ID? = try row.value("listing")
        let diagnostics: String = try row.value("diagnostics")
        let latitude: Int? = try row.value("latitude")
        self.init(
            id: try row.value("id"),
            SourceEntry(
                key: SourceEntry.Key(uid: try row.value("uid"), recurrence: try row.value("recurrence")),
                sequence: try row.value("sequence"),
                modifiedAt: try row.value("modified_at"),
                isCancelled: try row.value("is_cancelled"),
                title: try row.value("title"),
                contents: try row.storedIfPresent("contents") { try EntryContents(text: $0).contents() },
                point: try latitude.map { _ in try row.point() },
                raw: try row.value("raw"),
                diagnostics: diagnostics.split(separator: " ")
                    .compactMap { SourceDiagnostic(rawValue: String($0)) }
            ),
            state: state == .published && listing == nil ? .skipped : state,
            misses: try row.value("misses"),
            listing: listing
        )
    }
}
