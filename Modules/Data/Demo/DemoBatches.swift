/// The data of a demo in batches: first the members, then their listings.
struct DemoBatches: IteratorProtocol, Sendable {
    /// Small, so that writing begins soon.
    private static let size = 2_000

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
