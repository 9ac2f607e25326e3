import Database
import Domain

extension SiteTable {
    /// Whether the place offers listings of its kind, or else the listing concerns the reader.
    func shows(_ listing: Listing, to reader: Member.ID?) throws -> Bool {
        if try offers(listing.kind) { return true }
        guard let reader else { return false }
        if try connection.first(Self.concerns(listing.subject, reader)) != nil { return true }
        return try connection.operators.allow(reader, .listingRead, of: listing.subject)
    }

    func offers(_ kind: Listing.Kind) throws -> Bool {
        try connection.first("SELECT 1 AS found WHERE \(.isOffered("\(kind.rawValue)"))") != nil
    }

    /// Guests of its conversations, with whom deals are agreed, members of its roster, and payers.
    static func concerns(_ listing: Subject, _ reader: Member.ID) -> SQL {
        """
        SELECT 1 AS found FROM conversations
        WHERE subject_kind = \(listing.kind.rawValue) AND subject_id = \(listing.number) AND guest = \(reader)
        UNION ALL SELECT 1 AS found FROM roster_entries
        WHERE listing = \(listing.number) AND member = \(reader)
        UNION ALL SELECT 1 AS found FROM orders
        WHERE subject_kind = \(listing.kind.rawValue) AND subject_id = \(listing.number) AND payer = \(reader)
        LIMIT 1
        """
    }
}
