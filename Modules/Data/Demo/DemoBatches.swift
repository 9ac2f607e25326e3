import Dispatch
import Synchronization

/// A demo, batch by batch: first everybody in it, then what they post. The next is made up on another
/// thread while one is written.
final class DemoBatches: Sendable {
    private struct State {
        var pages: DemoPages
        var batch: DemoBatch?
    }

    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "demo.batches")

    init(_ plan: DemoPlan, _ places: [DemoPlace]) {
        state = Mutex(State(pages: DemoPages(plan, places)))
        makeNext()
    }

    /// Nil at the end.
    func next() -> DemoBatch? {
        let batch = queue.sync { state.withLock { $0.batch.take() } }
        if batch != nil { makeNext() }
        return batch
    }

    private func makeNext() {
        queue.async { self.state.withLock { $0.batch = $0.pages.next() } }
    }
}

private struct DemoPages {
    private static let size = 10_000

    private let neighbours: DemoNeighbours
    private var listings: DemoListings
    private let plan: DemoPlan
    private var neighbour = 0
    private var listing = 0

    init(_ plan: DemoPlan, _ places: [DemoPlace]) {
        let town = DemoTown(plan, places)
        let clock = DemoClock(plan)
        neighbours = DemoNeighbours(plan: plan, town: town, clock: clock)
        listings = DemoListings(plan: plan, town: town, clock: clock)
        self.plan = plan
    }

    /// Nil at the end.
    mutating func next() -> DemoBatch? {
        var batch = DemoBatch()
        if neighbour < plan.neighbours {
            let end = min(plan.neighbours, neighbour + Self.size)
            neighbours.add(neighbour..<end, to: &batch)
            neighbour = end
        } else if listing < plan.listings {
            let end = min(plan.listings, listing + Self.size)
            listings.add(listing..<end, to: &batch)
            listing = end
        } else {
            return nil
        }
        return batch
    }
}
