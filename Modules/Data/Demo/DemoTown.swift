import Domain

/// The neighbourhoods of a demo and their members.
struct DemoTown: Sendable {
    /// The first members, for signing in. They get more of everything.
    static let known = 8

    private let seed: UInt64
    private let places: [DemoPlace]
    /// Cumulative weights of the places.
    private let sums: [Int]
    private let centre: DemoPlace?
    /// One of this many choices of a member is a known one.
    private let familiarity: Int
    let neighbours: Int

    init(_ plan: DemoPlan, _ places: [DemoPlace]) {
        seed = plan.seed
        neighbours = plan.neighbours
        self.places = places
        centre = plan.spread.centre.flatMap { centre in places.first { $0.code == centre } }
        familiarity = plan.spread.isRecent ? 12 : max(50, plan.neighbours / 20)
        var sum = 0
        sums = places.map { place in
            sum += plan.spread.weight(of: place)
            return sum
        }
    }

    func home(of neighbour: Int) -> DemoPlace {
        if let centre, neighbour < Self.known { return centre }
        var chance = Chance(seed, .home, neighbour)
        let drawn = chance.below(sums[sums.count - 1])
        var low = 0
        var high = sums.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > drawn { high = middle } else { low = middle + 1 }
        }
        return places[low]
    }

    /// Returns a random member other than `other`, with a preference for the known ones.
    func member(_ chance: inout Chance, besides other: Int? = nil) -> Int {
        let isKnown = chance.below(familiarity) == 0
        let drawn = chance.below(isKnown ? Self.known : neighbours)
        return drawn == other ? (drawn + 1) % neighbours : drawn
    }
}
