import Domain

/// The neighbourhoods of a demo and their members.
struct DemoTown: Sendable {
    /// The first members, for signing in. They get more of everything.
    static let known = 8

    private let seed: UInt64
    private let places: [DemoPlace]
    /// Cumulative weights of the places.
    private let sums: [Int]
    let neighbours: Int

    init(_ plan: DemoPlan, _ places: [DemoPlace]) {
        seed = plan.seed
        neighbours = plan.neighbours
        self.places = places
        var sum = 0
        sums = places.map { place in
            sum += place.weight
            return sum
        }
    }

    func home(of neighbour: Int) -> DemoPlace {
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

    /// A random member other than `other`, with a preference for the known ones.
    func somebody(_ chance: inout Chance, besides other: Int? = nil) -> Int {
        let drawn =
            chance.below(max(50, neighbours / 20)) == 0 ? chance.below(Self.known) : chance.below(neighbours)
        return drawn == other ? (drawn + 1) % neighbours : drawn
    }
}
