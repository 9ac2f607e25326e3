public import Database
import Domain

/// Fills an empty house with a town that never was.
public struct FillDemo: Sendable {
    private static let perBatch = 10_000
    /// Which share of the work it is to fill tables whose indexes are made afterwards.
    private static let filling = 0.7

    private let database: Database
    private let places: [DemoPlace]

    public init(_ database: Database, places: [DemoPlace]) {
        self.database = database
        self.places = places
    }

    /// `progress` hears how many of the listings are there, and which share of all the work is done. Throws
    /// ``DemoRefusal/houseNotEmpty``.
    public func callAsFunction(
        _ plan: DemoPlan,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoSummary {
        let isEmpty = try await database.read { try $0.first("SELECT id FROM accounts LIMIT 1") == nil }
        guard isEmpty else { throw DemoRefusal.houseNotEmpty }
        var summary = DemoSummary()
        let tables = DemoTable.allCases.map(\.name)
        let filling = database.engine == .sqlite ? Self.filling : 1
        let made = { progress(plan.listings, filling + (1 - filling) * $0) }
        try await database.settingIndexesAside(of: tables, made: made) {
            summary = try await fill(plan) { progress($0, filling * Double($0) / Double(plan.listings)) }
        }
        return summary
    }

    private func fill(
        _ plan: DemoPlan,
        _ progress: (Int) -> Void
    ) async throws -> DemoSummary {
        var summary = DemoSummary()
        var pages = DemoPages(plan, places, Self.perBatch)
        var page = pages.next()
        while let batch = page {
            // The next is made up while this one is written.
            async let next = pages.making()
            try await database.write { try batch.write(to: $0) }
            summary.add(batch)
            progress(summary.count(of: .listings))
            (page, pages) = await next
        }
        try await database.write { try $0.countPlaces() }
        return summary
    }
}

extension Connection {
    /// What the map counts, of all there is at once.
    fileprivate func countPlaces() throws {
        try execute(
            """
            INSERT INTO place_counts (kind, code, listings, latitudes, longitudes, south, west, north, east)
            SELECT kind, code, COUNT(*), SUM(latitude), SUM(longitude), MIN(latitude), MIN(longitude),
                MAX(latitude), MAX(longitude)
            FROM listings WHERE status = 'open' GROUP BY kind, code
            """
        )
    }
}

public enum DemoRefusal: Error {
    /// What is there already isn't touched.
    case houseNotEmpty
}

/// A demo, batch by batch: first everybody in it, then what they post.
private struct DemoPages: Sendable {
    private let neighbours: DemoNeighbours
    private var listings: DemoListings
    private let plan: DemoPlan
    private let size: Int
    private var neighbour = 0
    private var listing = 0

    init(_ plan: DemoPlan, _ places: [DemoPlace], _ size: Int) {
        let town = DemoTown(plan, places)
        let clock = DemoClock(plan)
        neighbours = DemoNeighbours(plan: plan, town: town, clock: clock)
        listings = DemoListings(plan: plan, town: town, clock: clock)
        self.plan = plan
        self.size = size
    }

    func making() async -> (DemoBatch?, DemoPages) {
        var later = self
        return (later.next(), later)
    }

    /// Nil at the end.
    mutating func next() -> DemoBatch? {
        var batch = DemoBatch()
        if neighbour < plan.neighbours {
            let end = min(plan.neighbours, neighbour + size)
            neighbours.add(neighbour..<end, to: &batch)
            neighbour = end
        } else if listing < plan.listings {
            let end = min(plan.listings, listing + size)
            listings.add(listing..<end, to: &batch)
            listing = end
        } else {
            return nil
        }
        return batch
    }
}

extension DemoSummary {
    fileprivate mutating func add(_ batch: DemoBatch) {
        for table in DemoTable.allCases {
            counts[table, default: 0] += batch.count(of: table)
        }
    }

    fileprivate func count(of table: DemoTable) -> Int { counts[table] ?? 0 }
}
