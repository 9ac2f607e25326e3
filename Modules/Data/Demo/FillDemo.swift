public import Database
import Domain

/// Fills an empty server with demo data.
public struct FillDemo: Sendable {
    /// The share of the work before indexes are built.
    private static let filling = 0.7

    private let database: Database
    private let places: [DemoPlace]

    public init(_ database: Database, places: [DemoPlace]) {
        self.database = database
        self.places = places
    }

    /// Reports to `progress` the number of listings and the share of all work done. All or nothing, even when
    /// interrupted. Throws ``DemoRefusal``.
    public func callAsFunction(
        _ plan: DemoPlan,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoSummary {
        // Checked before the server is locked, and again while it is.
        try await database.read { try $0.checkThatNobodyLivesHere() }
        let filling = database.engine == .sqlite ? Self.filling : 1
        let made = { @Sendable share in progress(plan.listings, filling + (1 - filling) * share) }
        let places = places
        do {
            return try await database.filling(
                DemoTable.allCases.map(\.name),
                made: made,
                conclude: { try $0.noteThatTheBoardHasChanged() }
            ) { connection in
                try connection.checkThatNobodyLivesHere()
                return try connection.fill(plan, places) {
                    progress($0, filling * Double($0) / Double(plan.listings))
                }
            }
        } catch let error as DatabaseError where error.kind == .busy {
            throw DemoRefusal.houseInUse
        }
    }
}

extension Connection {
    fileprivate func checkThatNobodyLivesHere() throws {
        guard try first("SELECT id FROM accounts LIMIT 1") == nil else { throw DemoRefusal.houseNotEmpty }
    }

    fileprivate func fill(
        _ plan: DemoPlan,
        _ places: [DemoPlace],
        _ progress: (Int) -> Void
    ) throws -> DemoSummary {
        var summary = DemoSummary()
        let batches = Ahead(DemoBatches(plan, places))
        while let batch = batches.next() {
            try batch.write(to: self)
            summary.add(batch)
            progress(summary.count(of: .listings))
        }
        return summary
    }

    /// Tells a server that has this database open to reload its board.
    fileprivate func noteThatTheBoardHasChanged() throws {
        try execute("INSERT INTO board_changes (listing, code) VALUES (0, 0)")
        try notify("board", "")
    }
}

public enum DemoRefusal: Error {
    /// Existing data isn't changed.
    case houseNotEmpty
    /// Another process has the database open.
    case houseInUse
}

extension DemoSummary {
    fileprivate mutating func add(_ batch: DemoBatch) {
        for table in DemoTable.allCases {
            counts[table, default: 0] += batch.count(of: table)
        }
    }

    fileprivate func count(of table: DemoTable) -> Int { counts[table] ?? 0 }
}
