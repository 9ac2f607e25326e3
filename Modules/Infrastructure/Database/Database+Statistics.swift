import Synchronization

extension Database {
    /// Activity since the database was opened, and its current load.
    public struct Statistics: Sendable, Equatable {
        public var reads = 0
        /// Committed writes.
        public var writes = 0
        /// Committed transactions; SQLite commits waiting writes together.
        public var commits = 0
        /// Transactions that ran again after a conflict or a lost connection.
        public var retries = 0
        public var connectionsInUse = 0
        public var connectionLimit = 0
        /// Callers waiting for a connection, and writes waiting their turn.
        public var waiting = 0
    }

    public var statistics: Statistics { driver.statistics }
}

/// The totals behind ``Database/Statistics``.
final class Counters: Sendable {
    private let reads = Atomic<Int>(0)
    private let writes = Atomic<Int>(0)
    private let commits = Atomic<Int>(0)
    private let retries = Atomic<Int>(0)

    func countRead() { reads.add(1, ordering: .relaxed) }
    func countRetry() { retries.add(1, ordering: .relaxed) }

    func countCommit(of count: Int) {
        writes.add(count, ordering: .relaxed)
        commits.add(1, ordering: .relaxed)
    }

    var totals: Database.Statistics {
        Database.Statistics(
            reads: reads.load(ordering: .relaxed),
            writes: writes.load(ordering: .relaxed),
            commits: commits.load(ordering: .relaxed),
            retries: retries.load(ordering: .relaxed)
        )
    }
}
