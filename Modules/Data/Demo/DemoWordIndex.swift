import Database

/// Feeds full text with the words of listings that are there already, many in one statement: it writes out
/// what it has gathered after each, and whenever an entry comes before the last one.
struct DemoWordIndex {
    private static let most = 10_000

    private let connection: Connection
    /// The newest listing that it knows.
    private var last: Int64 = 0
    private var waiting = 0

    /// - Returns: nil where the words are indexed where they are.
    init?(_ connection: Connection) {
        guard connection.engine == .sqlite else { return nil }
        self.connection = connection
    }

    /// Told that so many listings were added, newer than all before.
    mutating func expect(_ listings: Int) throws {
        waiting += listings
        if waiting >= Self.most { try feed() }
    }

    /// Takes in what waits.
    mutating func feed() throws {
        waiting = 0
        // In order, and putting nothing together that is there already.
        try configure(automerge: 0, hashSize: 32 << 20)
        try connection.execute(
            """
            INSERT INTO listing_index (rowid, tokens) SELECT position, tokens FROM listing_words
            WHERE listing > \(last) ORDER BY position
            """
        )
        // As it is when nobody says anything.
        try configure(automerge: 4, hashSize: 1 << 20)
        last = try connection.first("SELECT max(listing) AS last FROM listing_words")?.value("last") ?? last
    }

    private func configure(automerge: Int, hashSize: Int) throws {
        for (name, value) in [("automerge", automerge), ("hashsize", hashSize)] {
            try connection.execute(
                "INSERT INTO listing_index (listing_index, rank) VALUES (\(name), \(value))"
            )
        }
    }
}
