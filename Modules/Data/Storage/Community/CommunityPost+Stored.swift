public import Database
public import Domain

extension CommunityPost: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> CommunityPost? {
        let row = try connection.first(
            "SELECT description, tags FROM community_posts WHERE id = \(listing.id)"
        )
        guard let row, let scope = CommunityScope(of: listing) else { return nil }
        let contents = CommunityContents(
            title: listing.details.title,
            description: try row.stored("description") { try CommunityText($0) },
            scope: scope,
            tags: try ListingTags(row: row),
            images: images
        )
        return CommunityPost(listing, contents)
    }

    public static var contentTables: [any InsertableRow.Type] { [CommunityPostRow.self] }

    public var contentRows: [any InsertableRow] { [CommunityPostRow(self)] }

    public func saveContents(replacing former: CommunityPost, in connection: Connection) throws {
        guard contents != former.contents else { return }
        try connection.execute(
            """
            UPDATE community_posts SET description = \(contents.description.text),
                tags = \(contents.tags.joined)
            WHERE id = \(listing.id)
            """
        )
    }

    public var exported: ExportedRecord {
        ExportedRecord([
            ("description", .text(contents.description.text)), ("tags", .text(contents.tags.joined)),
        ])
    }
}

private struct CommunityPostRow: InsertableRow {
    static let table: StaticString = "community_posts"

    private let post: CommunityPost

    init(_ post: CommunityPost) {
        self.post = post
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": post.listing.id, "description": post.contents.description.text,
            "tags": post.contents.tags.joined,
        ]
    }
}
