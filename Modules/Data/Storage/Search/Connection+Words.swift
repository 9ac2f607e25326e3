import Database
import Domain

extension Connection {
    /// Makes a listing findable by its title and `words`, where it is, at its place among others.
    func index(_ listing: Listing, words: String) throws {
        let text = ListingText(title: listing.details.title, words: words)
        let code = listing.details.place.neighbourhood
        let tokens = ([code.token(of: listing.kind)] + text.tokens).joined(separator: " ")
        try replaceInIndex(listing.id, IndexEntry(position: listing.position, tokens: tokens))
        try execute(
            """
            INSERT INTO listing_words (listing, position, text, tokens)
            VALUES (\(listing.id), \(listing.position), \(text.folded), \(tokens))
            ON CONFLICT (listing) DO UPDATE SET position = excluded.position, text = excluded.text,
                tokens = excluded.tokens
            """
        )
    }

    /// For one whose words stay.
    func moveInIndex(_ listing: Listing) throws {
        guard let former = try indexEntry(of: listing.id), former.position != listing.position else { return }
        let entry = IndexEntry(position: listing.position, tokens: former.tokens)
        try replaceInIndex(listing.id, entry)
        try execute("UPDATE listing_words SET position = \(entry.position) WHERE listing = \(listing.id)")
    }

    func removeFromIndex(_ id: Listing.ID) throws {
        try replaceInIndex(id, nil)
    }

    /// SQLite's index has to be told what it forgets. One that was never told, because the listing went with
    /// its author, leads to a listing that isn't there, and so to nothing.
    private func replaceInIndex(_ id: Listing.ID, _ entry: IndexEntry?) throws {
        guard engine == .sqlite else { return }
        let former = try indexEntry(of: id)
        guard former != entry else { return }
        if let former {
            try execute(
                """
                INSERT INTO listing_index (listing_index, rowid, tokens)
                VALUES ('delete', \(former.position), \(former.tokens))
                """
            )
        }
        guard let entry else { return }
        try execute(
            "INSERT INTO listing_index (rowid, tokens) VALUES (\(entry.position), \(entry.tokens))"
        )
    }

    private func indexEntry(of id: Listing.ID) throws -> IndexEntry? {
        try first("SELECT position, tokens FROM listing_words WHERE listing = \(id)").map { row in
            IndexEntry(position: try row.value("position"), tokens: try row.value("tokens"))
        }
    }
}

private struct IndexEntry: Equatable {
    let position: Identifier<Listing.Position>
    let tokens: String
}

extension NeighbourhoodCode {
    /// What stands for a kind and a place among the tokens; no token of a text is so long.
    func token(of kind: Listing.Kind) -> String { "\(kind.rawValue)\(self)" }
}
