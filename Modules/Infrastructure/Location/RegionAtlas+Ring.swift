/// A region and its distance in borders.
public struct RegionStep: Hashable, Sendable {
    public let region: Int
    public let steps: Int
}

extension RegionAtlas {
    /// The regions one border or one water crossing away, ordered by code.
    public func neighbours(of region: Int) -> [Int] {
        linkSpans[region].map { Int(links[$0]) }
    }

    /// The region and all within `reach` steps, ordered by distance, then by code.
    public func ring(of region: Int, reach: Int) -> [RegionStep] {
        guard region >= 0, region < count else { return [] }
        var seen = [Bool](repeating: false, count: count)
        seen[region] = true
        var ring = [RegionStep(region: region, steps: 0)]
        var edge = [region]
        for steps in stride(from: 1, through: reach, by: 1) where !edge.isEmpty {
            var next: [Int] = []
            for from in edge {
                for place in linkSpans[from] {
                    let neighbour = Int(links[place])
                    guard neighbour < count, !seen[neighbour] else { continue }
                    seen[neighbour] = true
                    next.append(neighbour)
                }
            }
            edge = next.sorted()
            ring += edge.map { RegionStep(region: $0, steps: steps) }
        }
        return ring
    }
}
