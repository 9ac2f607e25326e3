public import Database
public import Domain

/// The SQL of one kind of post.
public protocol StoredPost: Post {
    /// Reads the kind's part of a listing; nil when its table has no row.
    static func load(_ listing: Listing, images: [Image.ID], from connection: Connection) throws -> Self?

    /// The rows of the tables besides the listing's.
    static var contentTables: [any InsertableRow.Type] { get }

    /// The rows of a new post in these tables.
    var contentRows: [any InsertableRow] { get }

    func saveContents(replacing former: Self, in connection: Connection) throws

    /// The kind's part of the author's export.
    var exported: ExportedRecord { get }

    /// A query for the dates of these listings, with the columns `listing`, `number`, `starts_at` and
    /// `ends_at`. By default a listing has one date, from its start to its end.
    static func dates(of listings: [Listing.ID]) -> SQL

    /// A query for posts that a new one is compared with, for a kind with ``ListingCapability/submissions``:
    /// their `id`, `author`, `title`, `starts_at` and normalized `link`. By default for none.
    static func candidates(like post: PostLikeness) -> SQL

    /// The days of such a date, counted since 1970, if it has no times. By default every date has.
    static func wholeDays(of date: Row) throws -> ClosedRange<Int>?

    /// The periods in which these listings take applications; those without one take them always.
    static func applicationPeriods(of listings: [Listing.ID], from connection: Connection) throws
        -> [Listing.ID: ApplicationPeriod]
}

extension StoredPost {
    public static func candidates(like _: PostLikeness) -> SQL {
        """
        SELECT id, author, title, starts_at, NULL AS link FROM listings WHERE 1 = 0
        """
    }

    public static func wholeDays(of date: Row) throws -> ClosedRange<Int>? { nil }

    public static func dates(of listings: [Listing.ID]) -> SQL {
        """
        SELECT id AS listing, 0 AS number, starts_at, expires_at AS ends_at FROM listings
        WHERE id IN \(list: listings)
        """
    }

    public static func applicationPeriods(of listings: [Listing.ID], from connection: Connection) throws
        -> [Listing.ID: ApplicationPeriod]
    {
        [:]
    }
}

extension ListingTable {
    func post<Item: StoredPost>(_ id: Listing.ID, as _: Item.Type = Item.self) throws -> Item? {
        guard let listing = try find(id), listing.kind == Item.kind else { return nil }
        return try post(of: listing)
    }

    func post<Item: StoredPost>(of listing: Listing) throws -> Item? {
        try Item.load(listing, images: imagesUsed(by: listing), from: connection)
    }

    /// The exported contents of a listing: the words of its facets, and its kind's part.
    func exportedContents(of id: Listing.ID) throws -> [(name: String, value: ExportedRecord.Value)] {
        guard let listing = try find(id) else { return [] }
        let facets = listing.kind.facets.map { facet in
            (name: facet.name, value: ExportedRecord.Value.texts(facet.words(in: listing.details.facets)))
        }
        let post = try listing.kind.stored.load(listing, images: imagesUsed(by: listing), from: connection)
        return facets + (post?.exported.fields ?? [])
    }

    private func imagesUsed(by listing: Listing) throws -> [Image.ID] {
        let subject = listing.subject
        let uses = try connection.run(
            """
            SELECT image FROM image_uses
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number) ORDER BY place
            """
        )
        return try uses.map { try $0.value("image") }
    }
}
