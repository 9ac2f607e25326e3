public import Database
public import Domain

/// Keeps many listings at once, findable and counted like any other; what a kind keeps beside them is for
/// whoever knows the kind.
public struct SQLListingImport: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// All of them, or none.
    public func insert(_ listings: [(listing: Listing, words: String)]) async throws {
        try await database.write { connection in
            for (listing, words) in listings { try connection.listings.insert(listing, searchable: words) }
        }
    }
}
