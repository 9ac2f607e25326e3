import Database
import Domain

extension Connection {
    /// Makes a listing findable by its title and `words`.
    func keepWords(of listing: Listing, _ words: String) throws {
        let text = ListingText(title: listing.details.title, words: words)
        try execute(
            """
            INSERT INTO listing_words (listing, text) VALUES (\(listing.id), \(text.folded))
            ON CONFLICT (listing) DO UPDATE SET text = excluded.text
            """
        )
    }

    /// What listings say; of one that isn't there, nothing.
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
