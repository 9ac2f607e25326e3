import Database
import Domain

extension TableBase {
    var deletedListings: DeletedListingTable<Self> { DeletedListingTable(base: self) }
}

/// What is kept of deleted listings.
struct DeletedListingTable<Base: TableBase>: Table {
    let base: Base

    func find(_ id: Listing.ID) throws -> DeletedListing? {
        let row = try connection.first("SELECT kind, code, deleted_at FROM deleted_listings WHERE id = \(id)")
        return try row.map { row in
            DeletedListing(
                id,
                try row.word("kind"),
                in: try row.neighbourhood(),
                at: try row.value("deleted_at")
            )
        }
    }
}

extension DeletedListingTable<Transaction> {
    /// Keeps nothing of a listing that only its author saw: its page was never found by others.
    func keep(_ id: Listing.ID) throws {
        guard try !connection.decisions.isTakenDown(Subject(.listing, id)) else { return }
        try connection.execute(
            """
            INSERT INTO deleted_listings (id, kind, code, deleted_at)
            SELECT id, kind, code, \(now) FROM listings WHERE id = \(id)
            """
        )
    }
}
