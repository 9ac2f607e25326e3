import Domain
import Synchronization

/// The codes around neighbourhoods that were asked for, by region and reach. They never change.
final class RingCache: Sendable {
    private let rings: Mutex<[[NeighbourhoodCode]?]>

    /// - Parameter count: the number of regions.
    init(count: Int) {
        rings = Mutex(Array(repeating: nil, count: count * Reach.allowed.count))
    }

    func codes(around region: Int, _ reach: Reach, make: () -> [NeighbourhoodCode]) -> [NeighbourhoodCode] {
        let index = region * Reach.allowed.count + reach.steps
        if let known = rings.withLock({ $0[index] }) { return known }
        let codes = make()
        rings.withLock { $0[index] = codes }
        return codes
    }
}
