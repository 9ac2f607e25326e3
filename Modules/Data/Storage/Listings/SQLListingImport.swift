public import Database
public import Domain

/// Inserts many listings at once, searchable and counted. The caller inserts the rows of their kinds.
public struct SQLListingImport: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// All or nothing.
    public func insert(_ listings: [(listing: Listing, words: String)]) async throws {
        try await database.write { connection in
            for (listing, words) in listings { try connection.listings.insert(listing, searchable: words) }
        }
    }
}
