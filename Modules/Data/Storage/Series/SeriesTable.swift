import Database
import Domain

extension TableBase {
    var series: SeriesTable<Self> { SeriesTable(base: self) }
}

/// The table of series with their dates.
struct SeriesTable<Base: TableBase>: Table {
    let base: Base

    func mustHaveRoom(_ host: Member.ID) throws {
        let row = try connection.first(
            "SELECT count(*) AS running FROM series WHERE host = \(host) AND next_start IS NOT NULL"
        )
        guard try row?.value("running") ?? 0 < Series.mostRunning else { throw SeriesRefusal.tooMany }
    }

    func add(_ number: Int, _ listing: Listing.ID, to id: Series.ID) throws {
        try connection.execute(
            "INSERT INTO series_dates (series, number, listing) VALUES (\(id), \(number), \(listing))"
        )
    }

    /// Locks the series until the transaction ends.
    func findLocked(_ id: Series.ID) throws -> Series? {
        try connection.first(
            "UPDATE series SET posted = posted WHERE id = \(id) RETURNING \(Series.columns)"
        )
        .map(Series.init(row:))
    }

    func pattern(of id: Series.ID) throws -> SeriesPattern? {
        let images = try connection.run("SELECT image FROM series_images WHERE series = \(id) ORDER BY place")
        return try connection.first("SELECT \(SeriesPattern.columns) FROM series WHERE id = \(id)")
            .map { try SeriesPattern(row: $0, images: images.map { try $0.value("image") }) }
    }

    func list(of host: Member.ID) throws -> [SeriesSummary] {
        try summaries(
            connection.run("SELECT \(Series.columns) FROM series WHERE host = \(host) ORDER BY id DESC")
        )
    }

    func summary(_ id: Series.ID) throws -> SeriesSummary? {
        try summaries(connection.run("SELECT \(Series.columns) FROM series WHERE id = \(id)")).first
    }

    /// The series of a listing, without the dates that an operator has hidden.
    func summary(around listing: Listing.ID) throws -> SeriesSummary? {
        try summaries(
            connection.run(
                """
                SELECT \(Series.columns) FROM series_dates JOIN series ON series.id = series_dates.series
                WHERE series_dates.listing = \(listing)
                """
            )
        ).first
    }

    private func summaries(_ rows: [Row]) throws -> [SeriesSummary] {
        let all = try rows.map {
            (series: try Series(row: $0), title: try $0.value("title", as: String.self))
        }
        guard !all.isEmpty else { return [] }
        let dates = try connection.run(
            """
            SELECT series_dates.series AS series, series_dates.number AS number, listings.id AS listing,
                listings.starts_at AS starts_at, listings.status AS status
            FROM series_dates JOIN listings ON listings.id = series_dates.listing
            WHERE series_dates.series IN \(list: all.map(\.series.id))
                AND NOT \(.listingIsHidden("listings.id"))
            ORDER BY series_dates.series, series_dates.number
            """
        )
        let sorted = try dates.reduce(into: [Series.ID: [SeriesSummary.Date]]()) { sorted, row in
            let status: Listing.Status = try row.word("status")
            sorted[try row.value("series"), default: []].append(
                SeriesSummary.Date(
                    try row.value("listing"),
                    number: try row.value("number"),
                    startsAt: try row.value("starts_at"),
                    isCancelled: status == .cancelled
                )
            )
        }
        return all.map { SeriesSummary($0.series, title: $0.title, dates: sorted[$0.series.id] ?? []) }
    }
}

extension SeriesTable<Transaction> {
    /// Stores the series that begins with a post that was just inserted.
    func begin(_ post: some Post, as id: Series.ID, weeks: SeriesLength) throws {
        guard let pattern = SeriesPattern(post), let start = post.listing.details.startsAt else {
            preconditionFailure("a kind of listing that repeats has a start and an end")
        }
        try mustHaveRoom(post.listing.author)
        let series = Series(id: id, of: post, startingAt: start, weeks: weeks)
        try connection.insert(
            SeriesRow(series: series, pattern: pattern, nextStart: series.nextStart(at: now))
        )
        for (place, image) in pattern.images.enumerated() {
            try connection.execute(
                "INSERT INTO series_images (series, place, image) VALUES (\(id), \(place), \(image))"
            )
        }
        try add(1, post.listing.id, to: id)
    }

    func save(_ series: Series) throws {
        try connection.execute(
            """
            UPDATE series SET posted = \(series.posted), next_start = \(series.nextStart(at: now)),
                ended_at = \(series.end?.at), end_reason = \(series.end?.reason.rawValue)
            WHERE id = \(series.id)
            """
        )
    }
}
