import Database
import Domain

/// The row that every listing has, whatever its kind. A vertical's repository writes it in its own
/// transaction and keeps the rest in tables of its own; deals and favourites write it, too, without knowing
/// the vertical.
extension Connection {
    /// Adds a listing. `words` is all it can be found by besides its title.
    func insert(_ listing: Listing, searchable words: String) throws {
        let details = listing.details
        try execute(
            """
            INSERT INTO listings (id, kind, author, side, title, status, seats, taken, categories, audiences,
                weekdays, price, price_unit, code, latitude, longitude, thumbnail, position, created_at,
                edited_at, bumped_at, expires_at)
            VALUES (\(listing.id), \(listing.kind.rawValue), \(listing.author), \(listing.side?.rawValue),
                \(details.title.text), \(listing.status.rawValue), \(listing.seats.total),
                \(listing.seats.taken), \(details.categories), \(details.audiences), \(details.weekdays),
                \(details.price.won), \(details.price.unit?.rawValue),
                \(details.place.neighbourhood.number), \(details.place.shown.microLatitude),
                \(details.place.shown.microLongitude), \(details.thumbnail?.name), \(listing.position),
                \(listing.createdAt), \(listing.editedAt), \(listing.bumpedAt), \(details.expiresAt))
            """
        )
        try saveExactPlace(of: listing)
        try keepWords(of: listing, words)
        try noteChange(of: listing.id, in: [listing.details.place.neighbourhood])
    }

    /// Keeps what has changed; without `words`, its details are as they were.
    ///
    /// A seat that comes free opens nothing that an operator has hidden.
    func save(_ listing: Listing, searchable words: String? = nil) throws {
        var listing = listing
        if listing.status == .open, try isTakenDown(listing.subject) { listing.takeDown() }
        let details = listing.details
        let former = try first("SELECT code FROM listings WHERE id = \(listing.id)")?.neighbourhood()
        try execute(
            """
            UPDATE listings
            SET title = \(details.title.text), status = \(listing.status.rawValue),
                seats = \(listing.seats.total), taken = \(listing.seats.taken),
                categories = \(details.categories), audiences = \(details.audiences),
                weekdays = \(details.weekdays), price = \(details.price.won),
                price_unit = \(details.price.unit?.rawValue), code = \(details.place.neighbourhood.number),
                latitude = \(details.place.shown.microLatitude),
                longitude = \(details.place.shown.microLongitude), thumbnail = \(details.thumbnail?.name),
                position = \(listing.position), edited_at = \(listing.editedAt),
                bumped_at = \(listing.bumpedAt), expires_at = \(details.expiresAt),
                is_closed_by_author = \(listing.isClosedByAuthor), is_held_back = \(listing.isHeldBack)
            WHERE id = \(listing.id)
            """
        )
        let latter = details.place.neighbourhood
        try noteChange(of: listing.id, in: [former ?? latter, latter])
        guard let words else { return }
        try saveExactPlace(of: listing)
        try keepWords(of: listing, words)
    }

    /// With everything a vertical keeps under the same identifier: their tables cascade.
    func removeListing(_ id: Listing.ID) throws {
        try execute(
            """
            DELETE FROM favourites WHERE subject_id = \(id)
                AND subject_kind IN \(list: Listing.Kind.allCases.map(\.subjectKind.rawValue))
            """
        )
        try noteChange(of: id)
        try execute("DELETE FROM listings WHERE id = \(id)")
    }

    /// With its exact place, which is for the author and for those whom an agreement gives it.
    func listing(_ id: Listing.ID, _ kind: Listing.Kind) throws -> Listing? {
        let row = try first(
            """
            SELECT \(Listing.columns), exact.latitude AS exact_latitude,
                exact.longitude AS exact_longitude, exact.address AS exact_address
            FROM listings LEFT JOIN listing_places AS exact ON exact.listing = listings.id
            WHERE listings.id = \(id) AND listings.kind = \(kind.rawValue)
            """
        )
        return try row.map { try Listing(row: $0, exact: ExactPlace(exact: $0)) }
    }

    private func saveExactPlace(of listing: Listing) throws {
        guard let exact = listing.details.place.exact else {
            try execute("DELETE FROM listing_places WHERE listing = \(listing.id)")
            return
        }
        try execute(
            """
            INSERT INTO listing_places (listing, latitude, longitude, address)
            VALUES (\(listing.id), \(exact.point.microLatitude), \(exact.point.microLongitude),
                \(exact.address))
            ON CONFLICT (listing) DO UPDATE SET latitude = excluded.latitude,
                longitude = excluded.longitude, address = excluded.address
            """
        )
    }
}

extension Listing {
    /// What ``init(row:exact:)`` reads, of a table called `listings`.
    static let columns: SQL = """
        listings.id AS id, listings.kind AS kind, listings.author AS author, listings.side AS side,
            listings.title AS title, listings.status AS status, listings.seats AS seats,
            listings.taken AS taken, listings.categories AS categories, listings.audiences AS audiences,
            listings.weekdays AS weekdays, listings.price AS price, listings.price_unit AS price_unit,
            listings.code AS code, listings.latitude AS latitude, listings.longitude AS longitude,
            listings.thumbnail AS thumbnail, listings.position AS position,
            listings.created_at AS created_at, listings.edited_at AS edited_at,
            listings.bumped_at AS bumped_at, listings.expires_at AS expires_at,
            listings.is_closed_by_author AS is_closed_by_author, listings.is_held_back AS is_held_back
        """

    /// Without `exact`, what a stranger may know.
    init(row: Row, exact: ExactPlace? = nil) throws {
        let taken: Int = try row.value("taken")
        let place = ListingPlace(
            neighbourhood: try row.neighbourhood(),
            shown: try row.point(),
            exact: exact
        )
        let details = ListingDetails(
            title: try row.stored("title") { try ListingTitle($0) },
            categories: try row.value("categories"),
            audiences: try row.value("audiences"),
            weekdays: try row.value("weekdays"),
            price: try row.price(),
            place: place,
            thumbnail: try row.image("thumbnail"),
            expiresAt: try row.value("expires_at")
        )
        self.init(
            id: try row.value("id"),
            kind: try row.word("kind"),
            author: try row.value("author"),
            side: try row.wordIfPresent("side"),
            createdAt: try row.value("created_at"),
            details: details,
            status: try row.word("status"),
            seats: try row.stored("seats") { try Seats($0, taken: taken) },
            position: try row.value("position"),
            editedAt: try row.value("edited_at"),
            bumpedAt: try row.value("bumped_at"),
            isClosedByAuthor: try row.value("is_closed_by_author"),
            isHeldBack: try row.value("is_held_back")
        )
    }
}

extension ExactPlace {
    fileprivate init?(exact row: Row) throws {
        guard let _: Int = try row.value("exact_latitude") else { return nil }
        let address: String? = try row.value("exact_address")
        self = try row.stored("exact_latitude") { (_: Int) in
            try ExactPlace(point: try row.point("exact_latitude", "exact_longitude"), address: address)
        }
    }
}
