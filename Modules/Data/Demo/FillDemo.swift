public import Database
public import Domain

/// Fills an empty server with demo data.
public struct FillDemo: Sendable {
    /// The share of the work before indexes are built.
    private static let filling = 0.7

    private let database: Database
    private let places: [DemoPlace]
    private let press: any ImageProcessor
    private let recorder: any RecordingProcessor
    private let store: any FileStore

    public init(
        _ database: Database,
        places: [DemoPlace],
        press: any ImageProcessor,
        recorder: any RecordingProcessor,
        store: any FileStore
    ) {
        self.database = database
        self.places = places
        self.press = press
        self.recorder = recorder
        self.store = store
    }

    /// Reports to `progress` the number of listings and the share of all work done. All or nothing, even when
    /// interrupted. Throws ``DemoRefusal``.
    public func callAsFunction(
        _ plan: DemoPlan,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoSummary {
        // Checked before the server is locked, and again while it is.
        try await database.read { try $0.checkThatNoMemberExists() }
        let filling = database.engine == .sqlite ? Self.filling : 1
        let made = { @Sendable share in progress(plan.listings, filling + (1 - filling) * share) }
        let places = places
        // After an interruption, the server removes the files that nothing shows.
        let media = DemoMedia(
            pictures: try await DemoPictures.make(in: plan.scenes, press, store, at: plan.now),
            recordings: try await DemoRecordings.make(recorder, store, at: plan.now)
        )
        do {
            return try await database.filling(
                DemoBatches.tables.map { $0.table },
                made: made,
                conclude: { try $0.noteChangeOfBoard() }
            ) { connection in
                try connection.checkThatNoMemberExists()
                return try connection.fill(plan, places, media) {
                    progress($0, filling * Double($0) / Double(plan.listings))
                }
            }
        } catch let error as DatabaseError where error.kind == .busy {
            throw DemoRefusal.serverInUse
        }
    }
}

extension Connection {
    fileprivate func checkThatNoMemberExists() throws {
        guard try first("SELECT id FROM accounts LIMIT 1") == nil else { throw DemoRefusal.serverNotEmpty }
    }

    fileprivate func fill(
        _ plan: DemoPlan,
        _ places: [DemoPlace],
        _ media: DemoMedia,
        _ progress: (Int) -> Void
    ) throws -> DemoSummary {
        var summary = DemoSummary()
        let batches = Prefetcher(DemoBatches(plan, places, media))
        while let batch = batches.next() {
            let batch = try batch.get()
            try batch.fill(DemoBatches.tables, in: self)
            summary.add(batch)
            progress(summary.listings)
        }
        return summary
    }

    /// Tells a server that has this database open to reload its board.
    fileprivate func noteChangeOfBoard() throws {
        try execute("INSERT INTO board_changes (listing, code) VALUES (0, 0)")
        try notify("board", "")
    }
}

public enum DemoRefusal: Error {
    /// Existing data isn't changed.
    case serverNotEmpty
    /// Another process has the database open.
    case serverInUse
}
