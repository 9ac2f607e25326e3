import BoardIndex
import Database

/// What came of comparing an index with the database.
public struct BoardComparison: Sendable {
    public let listings: Int
    /// How many listings had changed since the index was last brought up to date.
    public let changes: Int
    /// In words.
    public let differences: [String]
}

extension BoardKeeper {
    /// Brings a copy of the index up to date by what was noted of the changes, and compares it with a fresh
    /// reading of every listing in the same transaction. No question waits for it, and the index stays as it
    /// is; nil when all has changed, so that nothing is left to compare.
    public func compare() async throws -> BoardComparison? {
        let (copy, mark) = try await copy()
        return try await database.read { connection in
            guard let news = try connection.boardNews(since: mark) else { return nil }
            copy.apply(news.changed, news.entries)
            let board = try connection.wholeBoard()
            return BoardComparison(
                listings: board.count,
                changes: Set(news.changed.values.joined()).count,
                differences: board.differences(of: copy).map(\.description)
            )
        }
    }
}
