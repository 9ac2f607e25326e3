import BoardIndex
import Database
import Domain

extension TableBase {
    var arrivals: ArrivalTable<Self> { ArrivalTable(base: self) }
}

/// The queue of listings that were posted, opened or changed, and have to be matched with saved searches.
///
/// A row keeps what readers saw before its first change, so that only a listing that newly fits is matched.
/// Each change replaces the row under a new number, which restarts its matching.
struct ArrivalTable<Base: TableBase>: Table {
    let base: Base

    /// Queues a saved listing if it newly fits some filter: it wasn't open, or what filters read has changed.
    /// One of a kind that the place doesn't offer fits none.
    func note(_ listing: Listing, after former: ShownListing, at now: Moment) throws {
        guard listing.status(at: now) == .open, try connection.site.offers(listing.kind) else {
            return try remove(listing.id)
        }
        if try self.former(of: listing.id, at: now) != former { try add(listing.id, after: former, at: now) }
    }

    /// Queues a listing. The former state of a row that is already queued stays.
    private func add(_ listing: Listing.ID, after former: ShownListing, at now: Moment) throws {
        let known = try connection.first(
            """
            DELETE FROM listing_arrivals WHERE listing = \(listing)
            RETURNING \(ShownListing.columns)
            """
        )
        let first = try known.map(ShownListing.init(row:)) ?? former
        try connection.execute(
            """
            INSERT INTO listing_arrivals (listing, at, \(ShownListing.columns))
            VALUES (\(listing), \(now), \(first.text), \(first.facets), \(first.price),
                \(first.figures.deposit), \(first.figures.cost), \(first.figures.area), \(first.times),
                \(first.code), \(first.latitude), \(first.longitude))
            """
        )
    }

    private func remove(_ listing: Listing.ID) throws {
        try connection.execute("DELETE FROM listing_arrivals WHERE listing = \(listing)")
    }

    /// The state of a listing that readers see now.
    func former(of id: Listing.ID, at now: Moment) throws -> ShownListing {
        let row = try connection.first(
            """
            SELECT text AS former_text, facets AS former_facets, price AS former_price,
                second_amount AS former_deposit, monthly_cost AS former_cost, area AS former_area,
                week_times AS former_week_times, code AS former_code, latitude AS former_latitude,
                longitude AS former_longitude
            FROM listings JOIN listing_words ON listing = id
            WHERE id = \(id) AND \(.isOpen(at: now))
            """
        )
        return try row.map(ShownListing.init(row:)) ?? .absent
    }

    /// Oldest first.
    static func next(_ count: Int, after number: Int64) -> SQL {
        """
        SELECT number, listing, at, \(ShownListing.columns), extent, center, search
        FROM listing_arrivals WHERE number > \(number) ORDER BY number LIMIT \(count)
        """
    }
}

/// The state of a listing that readers saw before a change; nil columns when it wasn't open.
struct ShownListing: Equatable {
    let text: String?
    let facets: Marks?
    let price: Int?
    let figures: ListingFigures
    let times: Int64?
    let code: Int64?
    let latitude: Int?
    let longitude: Int?

    static let absent = ShownListing(
        text: nil,
        facets: nil,
        price: nil,
        figures: ListingFigures(),
        times: nil,
        code: nil,
        latitude: nil,
        longitude: nil
    )
}

extension ShownListing {
    fileprivate static let columns: SQL = """
        former_text, former_facets, former_price, former_deposit, former_cost, former_area,
            former_week_times, former_code, former_latitude, former_longitude
        """

    fileprivate init(row: Row) throws {
        self.init(
            text: try row.value("former_text"),
            facets: try row.value("former_facets"),
            price: try row.value("former_price"),
            figures: try ListingFigures(former: row),
            times: try row.value("former_week_times"),
            code: try row.value("former_code"),
            latitude: try row.value("former_latitude"),
            longitude: try row.value("former_longitude")
        )
    }
}

extension ListingFigures {
    fileprivate init(former row: Row) throws {
        self.init(
            deposit: try row.value("former_deposit"),
            cost: try row.value("former_cost"),
            area: try row.value("former_area")
        )
    }
}

/// A queued listing, and the last search that it was matched with.
struct Arrival: Sendable {
    let number: Int64
    let listing: Listing.ID
    let at: Moment
    let former: ListingFacts.Changeable?
    var mark: SavedSearchMark

    init(row: Row) throws {
        number = try row.value("number")
        listing = try row.value("listing")
        at = try row.value("at")
        former = try row.storedIfPresent("former_code") { (code: Int64) in
            guard let code = NeighbourhoodCode(number: code),
                let point = Point(
                    microLatitude: try row.value("former_latitude"),
                    microLongitude: try row.value("former_longitude")
                )
            else { return nil }
            return ListingFacts.Changeable(
                text: ListingText(folded: try row.value("former_text")),
                facets: try row.value("former_facets"),
                price: try row.value("former_price"),
                figures: try ListingFigures(former: row),
                times: WeekTimes(bits: try row.value("former_week_times")),
                code: code,
                point: point
            )
        }
        mark = SavedSearchMark(
            extent: try row.value("extent"),
            center: try row.value("center"),
            search: try row.value("search")
        )
    }
}

/// A position in the order in which saved searches are matched.
struct SavedSearchMark: Equatable, Sendable {
    /// As stored; empty at the beginning.
    var extent = ""
    var center: Int64 = 0
    var search: Int64 = 0
}
