public import Database
public import Domain

extension Giveaway: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Giveaway? {
        let row = try connection.first("SELECT description FROM giveaways WHERE id = \(listing.id)")
        return try row.map { row in
            let description = try row.stored("description") { try GiveawayDescription($0) }
            return Giveaway(listing, description, images: images)
        }
    }

    public static var contentTables: [any InsertableRow.Type] { [GiveawayRow.self] }

    public var contentRows: [any InsertableRow] {
        [GiveawayRow(listing: listing.id, description: description)]
    }

    public func saveContents(replacing former: Giveaway, in connection: Connection) throws {
        guard description != former.description else { return }
        try connection.execute(
            "UPDATE giveaways SET description = \(description.text) WHERE id = \(listing.id)"
        )
    }

    public var exported: ExportedRecord { ExportedRecord([("description", .text(description.text))]) }
}

private struct GiveawayRow: InsertableRow {
    static let table: StaticString = "giveaways"

    let listing: Listing.ID
    let description: GiveawayDescription

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["id": listing, "description": description.text]
    }
}
