public import Database
public import Domain

public struct SQLSellerReadings: SellerReadings {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func insert(_ listing: Listing.ID, by reader: Member.ID, at now: Moment, most: Int) async throws {
        try await database.write { connection in
            let dayAgo = now - .seconds(24 * 3_600)
            try connection.execute("DELETE FROM seller_readings WHERE member = \(reader) AND at <= \(dayAgo)")
            let known = try connection.first(
                "SELECT 1 AS found FROM seller_readings WHERE member = \(reader) AND listing = \(listing)"
            )
            guard known == nil else { return }
            guard try connection.listings.find(listing) != nil else { throw ListingRefusal.notFound }
            let limit = DailyLimit(most: most, time: "at", acts: "seller_readings WHERE member = \(reader)")
            if let wait = try limit.wait(in: connection, at: now) {
                throw SellerRefusal.tooManyToday(retryAfter: wait)
            }
            try connection.execute(
                "INSERT INTO seller_readings (member, listing, at) VALUES (\(reader), \(listing), \(now))"
            )
        }
    }
}
