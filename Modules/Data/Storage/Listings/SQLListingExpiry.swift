public import Database
public import Domain

/// Stores the expiry of listings past their last date, so that indexes match what readers are shown.
public struct SQLListingExpiry: Sendable {
    /// The limit per transaction, so that other writes don't wait.
    public static let batch = 200

    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    /// Idempotent and safe on several servers at once.
    public func expireAll(at now: Moment) async throws {
        while try await expireSome(at: now) == Self.batch {}
    }

    private func expireSome(at now: Moment) async throws -> Int {
        try await database.write(identifiers, at: now) { transaction in
            let due = try transaction.connection.run(Self.due(at: now))
            for row in due {
                guard var listing = try transaction.listings.find(row.value("id")) else {
                    continue
                }
                listing.expire(at: now)
                try transaction.listings.save(listing)
            }
            return due.count
        }
    }

    static func due(at now: Moment) -> SQL {
        """
        SELECT id FROM listings
        WHERE status = 'open' AND expires_at IS NOT NULL AND expires_at <= \(now)
        ORDER BY expires_at LIMIT \(batch)
        """
    }
}
