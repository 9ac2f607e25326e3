public import Database
public import Domain

/// The time and the facets of a run are those of its listing.
extension Run: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Run? {
        let row = try connection.first(
            """
            SELECT description, starts_at, (expires_at - starts_at) / 60000 AS minutes
            FROM runs JOIN listings ON listings.id = runs.id WHERE runs.id = \(listing.id)
            """
        )
        return try row.map { row in
            let startsAt: Moment = try row.value("starts_at")
            return Run(
                listing,
                try row.stored("description") { try RunDescription($0) },
                try row.stored("minutes") { try RunTime(startsAt: startsAt, minutes: $0) },
                images: images
            )
        }
    }

    public static var contentTables: [any InsertableRow.Type] { [RunRow.self] }

    public var contentRows: [any InsertableRow] { [RunRow(listing: listing.id, description: description)] }

    public func saveContents(replacing former: Run, in connection: Connection) throws {
        guard description != former.description else { return }
        try connection.execute(
            "UPDATE runs SET description = \(description.text) WHERE id = \(listing.id)"
        )
    }

    public var exported: ExportedRecord {
        ExportedRecord([("description", .text(description.text)), ("minutes", .number(time.minutes))])
    }
}

private struct RunRow: InsertableRow {
    static let table: StaticString = "runs"

    let listing: Listing.ID
    let description: RunDescription

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["id": listing, "description": description.text]
    }
}
