public import Database
import Domain

/// Fills an empty server with a town that never was.
public struct FillDemo: Sendable {
    /// Which share of the work it is to fill tables whose indexes are made afterwards.
    private static let filling = 0.7

    private let database: Database
    private let places: [DemoPlace]

    public init(_ database: Database, places: [DemoPlace]) {
        self.database = database
        self.places = places
    }

    /// `progress` hears how many of the listings are there, and which share of all the work is done. All of
    /// it is there at the end, or, when it is interrupted, none. Throws ``DemoRefusal``.
    public func callAsFunction(
        _ plan: DemoPlan,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoSummary {
        // Before the server is closed to others, and again when nobody can come in.
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

    /// For a server that has this database open: what its board shows is no longer true, all of it.
    fileprivate func noteThatTheBoardHasChanged() throws {
        try execute("INSERT INTO board_changes (listing, code) VALUES (0, 0)")
        try notify("board", "")
    }
}

public enum DemoRefusal: Error {
    /// What is there already isn't touched.
    case houseNotEmpty
    /// Another program has it open.
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
