import Database
import Domain

extension TableBase {
    var lessonOffers: LessonOfferTable { LessonOfferTable(connection: connection) }
}

/// What lessons cost that can be paid here.
struct LessonOfferTable {
    let connection: Connection

    /// Nil for another listing, and without a price.
    func find(_ listing: Listing.ID) throws -> LessonOffer? {
        try connection.first(
            """
            SELECT single_price, pass_count, pass_price, pass_expiry, pass_expiry_unit
            FROM lessons WHERE id = \(listing)
            """
        ).flatMap { row in
            LessonOffer(
                single: try row.storedIfPresent("single_price") { Money(won: $0) },
                pass: try LessonPass(row: row)?.offer
            )
        }
    }
}
