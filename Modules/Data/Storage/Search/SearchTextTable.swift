public import Database
public import Domain

extension TableBase {
    var searchTexts: SearchTextTable { SearchTextTable(connection: connection) }
}

/// The table of the searchable texts of listings.
struct SearchTextTable {
    let connection: Connection

    /// Stores the searchable text of a listing: its title and `words`.
    func save(of listing: Listing, _ words: String) throws {
        let text = ListingText(of: listing, words: words)
        try connection.insert(
            SearchTextRow(text.folded, of: listing.id),
            "ON CONFLICT (listing) DO UPDATE SET text = excluded.text"
        )
    }

    /// The searchable texts of listings, without missing ones.
    func list(of ids: [Listing.ID]) throws -> [Listing.ID: ListingText] {
        var texts: [Listing.ID: ListingText] = [:]
        texts.reserveCapacity(ids.count)
        for part in ids.parts(of: 500) {
            for row in try connection.run(IndexedSearchQueries.texts(of: part)) {
                texts[try row.value("listing")] = ListingText(folded: try row.value("text"))
            }
        }
        return texts
    }
}

/// The searchable text of a listing; see ``ListingText/folded``.
public struct SearchTextRow: InsertableRow {
    public static let table: StaticString = "listing_words"

    private let folded: String
    private let listing: Listing.ID

    public init(_ folded: String, of listing: Listing.ID) {
        self.folded = folded
        self.listing = listing
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["listing": listing, "text": folded]
    }
}
