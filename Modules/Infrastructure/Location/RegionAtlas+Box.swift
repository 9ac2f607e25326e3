extension RegionAtlas {
    /// The regions that have a point in common with a box, edges included, ordered by code.
    public func regions(touching low: GridPoint, _ high: GridPoint) -> [Int] {
        let box = Box(
            left: Int64(low.x),
            bottom: Int64(low.y),
            right: Int64(high.x),
            top: Int64(high.y)
        )
        return regions(from: low, to: high).filter { touches($0, box) }
    }

    /// A region either has an edge in the box or contains all of the box or none.
    private func touches(_ region: Int, _ box: Box) -> Bool {
        shapes.covers(region, box.left, box.bottom, row: grid.row(ofY: box.bottom))
            || shapes.regionRings[region].contains { ring in
                let corners = shapes.rings[ring]
                return corners.dropLast().contains { box.touches(from: corner($0), to: corner($0 + 1)) }
            }
    }

    private func corner(_ vertex: Int) -> (x: Int64, y: Int64) {
        (Int64(shapes.vertices[2 * vertex]), Int64(shapes.vertices[2 * vertex + 1]))
    }
}

/// A closed rectangle.
private struct Box {
    let left: Int64
    let bottom: Int64
    let right: Int64
    let top: Int64

    /// Exact in integers: a line misses a box if its bounds do, or if all corners lie on one side of it.
    func touches(from: (x: Int64, y: Int64), to: (x: Int64, y: Int64)) -> Bool {
        guard min(from.x, to.x) <= right, max(from.x, to.x) >= left,
            min(from.y, to.y) <= top, max(from.y, to.y) >= bottom
        else { return false }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let sides = [(left, bottom), (left, top), (right, bottom), (right, top)].map { x, y in
            (dx * (y - from.y) - dy * (x - from.x)).signum()
        }
        return !sides.allSatisfy { $0 > 0 } && !sides.allSatisfy { $0 < 0 }
    }
}
