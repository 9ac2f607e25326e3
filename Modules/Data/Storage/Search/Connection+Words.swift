import Database
import Domain

extension Connection {
    /// Stores the searchable text of a listing: its title and `words`.
    func keepWords(of listing: Listing, _ words: String) throws {
        let text = ListingText(title: listing.details.title, words: words)
        try execute(
            """
            INSERT INTO listing_words (listing, text) VALUES (\(listing.id), \(text.folded))
            ON CONFLICT (listing) DO UPDATE SET text = excluded.text
            """
        )
    }

    /// The searchable texts of listings, without missing ones.
    func texts(of ids: [Listing.ID]) throws -> [Listing.ID: ListingText] {
        var texts: [Listing.ID: ListingText] = [:]
        texts.reserveCapacity(ids.count)
        for part in ids.parts(of: 500) {
            for row in try run(IndexedSearchQueries.texts(of: part)) {
                texts[try row.value("listing")] = ListingText(folded: try row.value("text"))
            }
        }
        return texts
    }
}
