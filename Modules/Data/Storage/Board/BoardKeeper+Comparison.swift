import BoardIndex
import Database

/// The result of comparing an index with the database.
public struct BoardComparison: Sendable {
    public let listings: Int
    /// The number of listings that had changed since the index's last update.
    public let changes: Int
    /// Described in words.
    public let differences: [String]
}

extension BoardKeeper {
    /// Updates a copy of the index from the recorded changes and compares it with every listing in the same
    /// transaction. Doesn't block queries or change the index. Returns nil when everything has changed and
    /// there is nothing to compare.
    public func compare() async throws -> BoardComparison? {
        let (copy, mark) = try await copy()
        return try await database.read { connection in
            guard let news = try connection.boardChanges.news(since: mark) else { return nil }
            copy.apply(news.changed, news.entries)
            let board = try connection.boardChanges.snapshot()
            return BoardComparison(
                listings: board.count,
                changes: Set(news.changed.values.joined()).count,
                differences: board.differences(of: copy).map(\.description)
            )
        }
    }
}
