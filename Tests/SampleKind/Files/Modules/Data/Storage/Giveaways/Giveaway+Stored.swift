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

    public func insertContents(into connection: Connection) throws {
        try connection.execute(
            "INSERT INTO giveaways (id, description) VALUES (\(listing.id), \(description.text))"
        )
    }

    public func saveContents(replacing former: Giveaway, in connection: Connection) throws {
        guard description != former.description else { return }
        try connection.execute(
            "UPDATE giveaways SET description = \(description.text) WHERE id = \(listing.id)"
        )
    }

    public var exported: ExportedRecord { ExportedRecord([("description", .text(description.text))]) }
}
