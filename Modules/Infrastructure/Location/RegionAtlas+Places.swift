extension RegionAtlas {
    /// The region that contains this point; nil at sea. A point on a border belongs to exactly one side,
    /// always the same.
    public func region(at point: GridPoint) -> Int? {
        let (x, y) = (Int64(point.x), Int64(point.y))
        let (column, row) = (grid.column(ofX: x), grid.row(ofY: y))
        guard column >= 0, column < grid.columns, row >= 0, row < grid.rows else { return nil }
        let cell = Int(shapes.cells[row &* grid.columns &+ column])
        guard cell > count else { return cell == 0 ? nil : cell &- 1 }
        for place in shapes.candidateLists[cell &- count &- 1] {
            let region = Int(shapes.candidates[place])
            if region < count, shapes.covers(region, x, y, row: row) { return region }
        }
        return nil
    }

    /// Nil at sea and for degrees outside the valid range.
    public func region(latitude: Double, longitude: Double) -> Int? {
        GridPoint(latitude: latitude, longitude: longitude).flatMap(region(at:))
    }

    /// The border of a region: closed rings, outer ones counter-clockwise, holes clockwise.
    public func rings(of region: Int) -> [[GridPoint]] {
        shapes.regionRings[region].map { ring in
            shapes.rings[ring].map { vertex in
                GridPoint(x: shapes.vertices[2 * vertex], y: shapes.vertices[2 * vertex + 1])
            }
        }
    }
}
