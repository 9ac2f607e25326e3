public import Database
public import Domain
import Synchronization

/// Counts views in memory and periodically adds them to the listings.
public final class BatchedListingViews: ListingViews {
    /// Pairs of viewer and listing remembered per day; more aren't counted.
    private static let most = 100_000

    private struct Look: Hashable {
        let listing: Listing.ID
        let viewer: Viewer
    }

    private struct Tally {
        var day = 0
        var looks: Set<Look> = []
        var uncounted: [Listing.ID: Int] = [:]
    }

    private let database: Database
    private let clock: any WallClock
    private let tally = Mutex(Tally())

    public init(_ database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }

    public func note(_ listing: Listing.ID, by viewer: Viewer) {
        let day = clock.now.dayAndTime.date.daysSince1970
        tally.withLock { tally in
            if tally.day != day {
                tally.day = day
                tally.looks = []
            }
            guard tally.looks.count < Self.most else { return }
            guard tally.looks.insert(Look(listing: listing, viewer: viewer)).inserted else { return }
            tally.uncounted[listing, default: 0] += 1
        }
    }

    /// Writes the views counted since the last call.
    public func keep() async throws {
        let counted = tally.withLock { tally in
            defer { tally.uncounted = [:] }
            return tally.uncounted.sorted { $0.key < $1.key }
        }
        for part in counted.parts(of: 500) {
            try await database.write { connection in
                for (listing, looks) in part {
                    try connection.execute(
                        "UPDATE listings SET views = views + \(looks) WHERE id = \(listing)"
                    )
                }
            }
        }
    }
}
