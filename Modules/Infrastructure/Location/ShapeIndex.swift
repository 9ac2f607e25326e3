/// Collects borders by grid row and cell.
struct ShapeIndex {
    private let grid: Grid
    private var vertices: [GridPoint] = []
    private var ringEnds: [UInt32] = []
    private var regionRings: [UInt32] = []
    private var shapes: [SlabbedShape] = []
    /// A cell's number in the upper bits, a region with a border in it in the lower sixteen.
    private var bordered: [UInt64] = []

    init(of regions: [[[GridPoint]]], cellSize: Int32) throws(AtlasSourceFailure) {
        grid = Grid(covering: Self.extent(of: regions), cellSize: cellSize)
        guard grid.rows <= Int(UInt16.max) else { throw .tooLarge }
        for (region, rings) in regions.enumerated() {
            add(rings, of: UInt64(region))
        }
    }

    private static func extent(of regions: [[[GridPoint]]]) -> (low: GridPoint, high: GridPoint) {
        var (left, bottom, right, top) = (Int32.max, Int32.max, Int32.min, Int32.min)
        for ring in regions.joined() {
            for vertex in ring {
                (left, right) = (min(left, vertex.x), max(right, vertex.x))
                (bottom, top) = (min(bottom, vertex.y), max(top, vertex.y))
            }
        }
        guard left <= right else { return (GridPoint(x: 0, y: 0), GridPoint(x: 0, y: 0)) }
        return (GridPoint(x: left, y: bottom), GridPoint(x: right, y: top))
    }

    private mutating func add(_ rings: [[GridPoint]], of region: UInt64) {
        var shape = SlabbedShape(rings, grid: grid)
        for ring in rings {
            for index in 0..<ring.count - 1 {
                let vertex = UInt32(vertices.count + index)
                let (from, to) = (ring[index], ring[index + 1])
                let rows = grid.rows(from: from, to: to)
                for row in rows {
                    shape.add(edge: vertex, toRow: row)
                    for column in grid.columns(from: from, to: to, in: row) {
                        let key = UInt64(row * grid.columns + column) << 16 | region
                        if bordered.last != key { bordered.append(key) }
                    }
                }
            }
            vertices += ring
            ringEnds.append(UInt32(vertices.count))
        }
        regionRings.append(UInt32(ringEnds.count))
        shapes.append(shape)
    }

    /// Returns the grid of the index.
    func write(to sections: inout AtlasSections) throws(AtlasSourceFailure) -> Grid {
        for vertex in vertices {
            sections.append(vertex.x, to: .vertices)
            sections.append(vertex.y, to: .vertices)
        }
        sections.append(all: ringEnds, to: .ringEnds)
        sections.append(all: regionRings, to: .regionRings)
        writeSlabs(to: &sections)
        var filling = CellFilling(grid: grid, bordered: bordered, regionCount: shapes.count)
        try filling.fill { region, point, row in
            shapes[region].covers(point, row: row, vertices: vertices)
        }
        filling.write(to: &sections)
        return grid
    }

    private func writeSlabs(to sections: inout AtlasSections) {
        var (slabEnd, runEnd): (UInt32, UInt32) = (0, 0)
        for shape in shapes {
            slabEnd += UInt32(shape.slabs.count)
            sections.append(slabEnd, to: .slabEnds)
            sections.append(UInt16(shape.firstRow), to: .firstRows)
            for slab in shape.slabs {
                runEnd += UInt32(slab.count)
                sections.append(runEnd, to: .runEnds)
                for run in slab {
                    sections.append(run.lowerBound, to: .runs)
                    sections.append(run.upperBound, to: .runs)
                }
            }
        }
    }
}
