import Database
import Domain

extension TableBase {
    var listings: ListingTable<Self> { ListingTable(base: self) }
}

/// The table of listings of all kinds. Each kind stores its own part in other tables under the same
/// identifier; see ``StoredPost``.
struct ListingTable<Base: TableBase>: Table {
    let base: Base

    /// - Parameter text: the searchable text besides the title.
    func insert(_ listing: Listing, searchable text: String) throws {
        try connection.insert(ListingRow(listing))
        try saveExactPlace(of: listing)
        try connection.searchTexts.save(of: listing, text)
        try connection.boardChanges.note(of: listing.id, in: [listing.details.place.neighbourhood])
        try connection.changedEvents.note(listing)
    }

    /// Deletes the row and, by cascade, the kind's own rows with the same identifier. What its page still
    /// tells is kept before: see ``DeletedListingTable``.
    func remove(_ id: Listing.ID) throws {
        try connection.execute(
            """
            DELETE FROM favourites WHERE subject_id = \(id)
                AND subject_kind = \(Subject.Kind.listing.rawValue)
            """
        )
        try connection.boardChanges.note(of: id)
        try connection.changedEvents.note(id)
        try connection.execute("DELETE FROM listings WHERE id = \(id)")
        try connection.comments.deleteAll(on: Subject(.listing, id))
    }

    /// Includes the exact place, which only the author and the parties of an accepted deal may see.
    func find(_ id: Listing.ID) throws -> Listing? {
        let row = try connection.first(
            """
            SELECT \(Listing.columnsWithPlace)
            FROM listings LEFT JOIN listing_places AS exact ON exact.listing = listings.id
            WHERE listings.id = \(id)
            """
        )
        return try row.map { try Listing(rowWithPlace: $0) }
    }

    private func saveExactPlace(of listing: Listing) throws {
        guard let exact = listing.details.place.exact else {
            try connection.execute("DELETE FROM listing_places WHERE listing = \(listing.id)")
            return
        }
        try connection.insert(
            ExactPlaceRow(exact, of: listing.id),
            """
            ON CONFLICT (listing) DO UPDATE SET latitude = excluded.latitude,
                longitude = excluded.longitude, address = excluded.address, accuracy = excluded.accuracy
            """
        )
    }
}

extension ListingTable<Transaction> {
    /// Saves a listing; without `text`, its exact place and its searchable text stay unchanged.
    ///
    /// A listing that an operator has hidden stays closed when a seat becomes free.
    func save(_ listing: Listing, searchable text: String? = nil) throws {
        var listing = listing
        let shown = try transaction.arrivals.former(of: listing.id, at: now)
        if listing.status == .open, try transaction.decisions.isTakenDown(listing.subject) {
            listing.takeDown()
        }
        let details = listing.details
        let former = try connection.first("SELECT code FROM listings WHERE id = \(listing.id)")?
            .neighbourhood()
        try connection.execute(
            """
            UPDATE listings
            SET author = \(listing.author), title = \(details.title.text),
                excerpt = \(details.excerpt),
                status = \(listing.status.rawValue),
                seats = \(listing.seats.total), taken = \(listing.seats.taken),
                facets = \(details.facets), has_price = \(details.price != nil),
                price = \(details.price?.won), price_unit = \(details.price?.unit?.rawValue),
                second_amount = \(details.secondAmount?.won), monthly_cost = \(details.monthlyCost),
                area = \(details.area?.units), code = \(details.place.neighbourhood.number),
                latitude = \(details.place.shown.microLatitude),
                longitude = \(details.place.shown.microLongitude), thumbnail = \(details.thumbnail?.name),
                position = \(listing.position), edited_at = \(listing.editedAt),
                bumped_at = \(listing.bumpedAt), starts_at = \(details.startsAt),
                expires_at = \(details.expiresAt),
                is_closed_by_author = \(listing.isClosedByAuthor), is_held_back = \(listing.isHeldBack),
                cancelled_at = \(listing.cancellation?.at),
                cancel_reason = \(listing.cancellation?.reason.text),
                confirmed_at = \(listing.confirmedAt), asked_at = \(listing.openQuestion?.askedAt),
                question_at = \(listing.openQuestion?.dueAt)
            WHERE id = \(listing.id)
            """
        )
        let latter = details.place.neighbourhood
        try transaction.boardChanges.note(of: listing.id, in: [former ?? latter, latter])
        try transaction.eventDays.show(listing)
        try transaction.changedEvents.note(listing)
        try transaction.shopStatuses.note(listing, at: now)
        if let text {
            try saveExactPlace(of: listing)
            try transaction.searchTexts.save(of: listing, text)
        }
        try transaction.arrivals.note(listing, after: shown, at: now)
    }
}

extension Listing {
    /// The columns that ``init(row:exact:)`` reads from a table named `listings`.
    static let columns: SQL = """
        listings.id AS id, listings.kind AS kind, listings.author AS author, listings.side AS side,
            listings.title AS title, listings.excerpt AS excerpt, listings.status AS status,
            listings.seats AS seats, listings.taken AS taken, listings.facets AS facets,
            listings.has_price AS has_price,
            listings.price AS price, listings.price_unit AS price_unit,
            listings.second_amount AS second_amount,
            listings.monthly_cost AS monthly_cost, listings.area AS area, listings.code AS code,
            listings.latitude AS latitude, listings.longitude AS longitude,
            listings.thumbnail AS thumbnail, listings.position AS position,
            listings.created_at AS created_at, listings.edited_at AS edited_at,
            listings.bumped_at AS bumped_at, listings.starts_at AS starts_at,
            listings.expires_at AS expires_at,
            listings.is_closed_by_author AS is_closed_by_author, listings.is_held_back AS is_held_back,
            listings.cancelled_at AS cancelled_at, listings.cancel_reason AS cancel_reason,
            listings.confirmed_at AS confirmed_at, listings.asked_at AS asked_at,
            listings.question_at AS question_at
        """

    /// The same with the exact place, from a table of places named `exact`.
    static let columnsWithPlace: SQL = """
        \(columns), exact.latitude AS exact_latitude, exact.longitude AS exact_longitude,
            exact.address AS exact_address, exact.accuracy AS exact_accuracy
        """

    init(rowWithPlace row: Row) throws {
        try self.init(row: row, exact: ExactPlace(exact: row))
    }

    /// Without `exact`, the public part only.
    init(row: Row, exact: ExactPlace? = nil) throws {
        let taken: Int = try row.value("taken")
        let place = ListingPlace(
            neighbourhood: try row.neighbourhood(),
            shown: try row.point(),
            exact: exact
        )
        let details = ListingDetails(
            title: try row.stored("title") { try ListingTitle($0) },
            excerpt: try row.value("excerpt"),
            facets: try row.value("facets"),
            price: try row.value("has_price") ? try row.price() : nil,
            secondAmount: try row.storedIfPresent("second_amount") { Money(won: $0) },
            monthlyCost: try row.value("monthly_cost"),
            area: try row.storedIfPresent("area") { FloorArea(units: $0) },
            place: place,
            thumbnail: try row.image("thumbnail"),
            startsAt: try row.value("starts_at"),
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
            isHeldBack: try row.value("is_held_back"),
            cancellation: try ListingCancellation(row: row),
            confirmedAt: try row.value("confirmed_at"),
            openQuestion: try OpenQuestion(row: row)
        )
    }
}

extension OpenQuestion {
    fileprivate init?(row: Row) throws {
        guard let due: Moment = try row.value("question_at") else { return nil }
        self = try row.value("asked_at", as: Moment?.self).map { .asked($0, closesAt: due) } ?? .due(due)
    }
}

extension ListingCancellation {
    fileprivate init?(row: Row) throws {
        guard let at: Moment = try row.value("cancelled_at") else { return nil }
        self.init(try row.stored("cancel_reason") { try RosterNote($0) }, at: at)
    }
}

extension ExactPlace {
    init?(exact row: Row) throws {
        guard let _: Int = try row.value("exact_latitude") else { return nil }
        self = try ExactPlace(row: row, "exact_")
    }

    /// - Parameter prefix: what the names of the columns begin with.
    init(row: Row, _ prefix: String) throws {
        let address: String? = try row.value("\(prefix)address")
        let accuracy: PlaceAccuracy = try row.word("\(prefix)accuracy")
        let (latitude, longitude) = ("\(prefix)latitude", "\(prefix)longitude")
        self = try row.stored(latitude) { (_: Int) in
            try ExactPlace(
                point: try row.point(latitude, longitude),
                address: address,
                accuracy: accuracy
            )
        }
    }
}

extension SQL {
    /// Whether a listing is open; the date of some has passed without a change of their row.
    static func isOpen(at now: Moment) -> SQL {
        "status = \(Listing.Status.open.rawValue) AND (expires_at IS NULL OR expires_at > \(now))"
    }
}
