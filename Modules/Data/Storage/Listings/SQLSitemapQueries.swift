public import Database
public import Domain

public struct SQLSitemapQueries: SitemapQueries {
    /// The protocol of sitemaps allows 50,000; fewer keep the memory for a file small.
    public static let most = 10_000

    private let database: Database
    private let most: Int

    /// - Parameter most: listings in a file.
    public init(_ database: Database, most: Int = most) {
        self.database = database
        self.most = most
    }

    public func files(at now: Moment) async throws -> [SitemapFile] {
        let days = try await database.read { connection in
            try connection.run(Self.days(at: now)).map { try Day(row: $0) }
        }
        let months = Dictionary(grouping: days, by: \.month)
        return months.sorted { $0.key.first.daysSince1970 < $1.key.first.daysSince1970 }
            .flatMap { month, days -> [SitemapFile] in
                let listings = days.reduce(0) { $0 + $1.listings }
                let changedAt = days.map(\.changedAt).max() ?? now
                return (1...(listings + most - 1) / most).map {
                    SitemapFile(.init(month, part: $0), changedAt: changedAt)
                }
            }
    }

    public func listings(in file: SitemapFile.Name, at now: Moment) async throws -> [SitemapListing] {
        let rows = Self.listings(of: file.month, (file.part - 1) * most, most, at: now)
        return try await database.read { connection in
            try connection.run(rows).map { row in
                SitemapListing(
                    try row.value("id"),
                    try row.word("kind"),
                    changedAt: try row.value("changed_at")
                )
            }
        }
    }

    /// A day in Seoul on which listings were posted.
    private struct Day {
        let month: CalendarMonth
        let listings: Int
        let changedAt: Moment

        init(row: Row) throws {
            month = try row.stored("first") { (id: Int64) in
                CalendarMonth(of: Listing.ID(rawValue: id).madeAt.dateInSeoul)
            }
            listings = try row.value("listings")
            changedAt = try row.value("changed_at")
        }
    }

    /// By days, since months differ in length. An identifier is the milliseconds since midnight UTC, which is
    /// nine o'clock in Seoul, and 22 further bits.
    static func days(at now: Moment) -> SQL {
        """
        SELECT min(id) AS first, count(*) AS listings, max(coalesce(edited_at, created_at)) AS changed_at
        FROM listings WHERE \(isFound(at: now))
        GROUP BY ((id >> 22) + 32400000) / 86400000 ORDER BY first
        """
    }

    static func listings(of month: CalendarMonth, _ start: Int, _ most: Int, at now: Moment) -> SQL {
        let span = month.spanInSeoul
        return """
            SELECT id, kind, coalesce(edited_at, created_at) AS changed_at FROM listings
            WHERE id >= \(Listing.ID(firstAt: span.start)) AND id < \(Listing.ID(firstAt: span.end))
                AND \(isFound(at: now))
            ORDER BY id LIMIT \(most) OFFSET \(start)
            """
    }

    private static func isFound(at now: Moment) -> SQL {
        """
        \(.isOpen(at: now)) AND id NOT IN (\(.hiddenListings)) AND \(.isOffered("kind"))
            AND author NOT IN (SELECT accounts.id FROM accounts WHERE is_indexed = 0)
        """
    }
}
