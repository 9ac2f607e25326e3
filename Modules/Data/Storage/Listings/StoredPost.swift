public import Database
public import Domain

/// A kind of post as storage knows it: all the SQL that the kind has of its own.
public protocol StoredPost: Post {
    /// Reads what the kind adds to a listing; nil where the kind's table has no row.
    static func load(_ listing: Listing, images: [Image.ID], from connection: Connection) throws -> Self?

    func insertContents(into connection: Connection) throws

    func saveContents(replacing former: Self, in connection: Connection) throws

    /// What the author's export says beside what every listing has.
    var exported: ExportedRecord { get }
}

extension Connection {
    func post<Item: StoredPost>(_ id: Listing.ID, as _: Item.Type = Item.self) throws -> Item? {
        guard let listing = try listings.find(id), listing.kind == Item.kind else { return nil }
        return try post(of: listing)
    }

    func post<Item: StoredPost>(of listing: Listing) throws -> Item? {
        try Item.load(listing, images: imagesUsed(by: listing), from: self)
    }

    /// What the export of an author says of a listing: the words of its facets, and what its kind adds.
    func exportedContents(of id: Listing.ID) throws -> [(name: String, value: ExportedRecord.Value)] {
        guard let listing = try listings.find(id) else { return [] }
        let facets = listing.kind.facets.map { facet in
            (name: facet.name, value: ExportedRecord.Value.texts(facet.words(in: listing.details.facets)))
        }
        let post = try listing.kind.stored.load(listing, images: imagesUsed(by: listing), from: self)
        return facets + (post?.exported.fields ?? [])
    }

    private func imagesUsed(by listing: Listing) throws -> [Image.ID] {
        let subject = listing.subject
        let uses = try run(
            """
            SELECT image FROM image_uses
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number) ORDER BY place
            """
        )
        return try uses.map { try $0.value("image") }
    }
}
