import Database
import Domain

extension SubmissionTable {
    /// The edits that a listing keeps, so that its history stays bounded.
    private static var mostEdits: Int { 200 }

    /// Latest first.
    func edits(of listing: Listing.ID) throws -> [ListingEdit] {
        try connection.run(
            """
            SELECT edited_at, changes, former_title FROM listing_edits WHERE listing = \(listing)
            ORDER BY number DESC
            """
        )
        .map { row in
            ListingEdit(
                at: try row.value("edited_at"),
                try [ListingChange](row: row),
                formerTitle: try row.storedIfPresent("former_title") { try ListingTitle($0) }
            )
        }
    }
}

extension SubmissionTable<Transaction> {
    /// Keeps what an edit changed, unless it changed nothing.
    func note(_ changes: [ListingChange], of former: Listing, becoming listing: Listing) throws {
        guard let stored = changes.stored else { return }
        let title = former.details.title == listing.details.title ? nil : former.details.title.text
        let last: Int =
            try connection.first(
                "SELECT coalesce(max(number), 0) AS last FROM listing_edits WHERE listing = \(listing.id)"
            )?
            .value("last") ?? 0
        try connection.execute(
            """
            INSERT INTO listing_edits (listing, number, edited_at, changes, former_title)
            VALUES (\(listing.id), \(last + 1), \(now), \(stored), \(title))
            """
        )
        try connection.execute(
            """
            DELETE FROM listing_edits
            WHERE listing = \(listing.id) AND number <= \(last + 1 - Self.mostEdits)
            """
        )
    }
}
