/// Classifies each grid cell: empty, inside one region, or crossed by borders.
struct CellFilling {
    private let grid: Grid
    private let bordered: [UInt64]
    private let regionCount: Int
    private var cells: [UInt16]
    private var lists: [[UInt16]] = []
    private var numbers: [[UInt16]: UInt16] = [:]

    /// - Parameter bordered: a cell's number in the upper bits, a region with a border in it in the lower
    ///   sixteen.
    init(grid: Grid, bordered: [UInt64], regionCount: Int) {
        self.grid = grid
        self.bordered = bordered.sorted()
        self.regionCount = regionCount
        cells = Array(repeating: 0, count: grid.columns * grid.rows)
    }

    /// A cell without borders equals its western neighbour; only after a border is a point tested.
    mutating func fill(
        covers: (_ region: Int, _ point: (x: Int64, y: Int64), _ row: Int) -> Bool
    ) throws(AtlasSourceFailure) {
        var place = 0
        for row in 0..<grid.rows {
            var current: UInt16 = 0
            var undecided: [UInt16] = []
            for column in 0..<grid.columns {
                let cell = row * grid.columns + column
                let candidates = take(cell: UInt64(cell), from: &place)
                if !candidates.isEmpty {
                    undecided = candidates
                    cells[cell] = try number(of: candidates)
                    continue
                }
                if !undecided.isEmpty {
                    let corner = (x: grid.left(ofColumn: column), y: grid.bottom(ofRow: row))
                    current = undecided.first { covers(Int($0), corner, row) }.map { $0 + 1 } ?? 0
                    undecided = []
                }
                cells[cell] = current
            }
        }
    }

    func write(to sections: inout AtlasSections) {
        sections.append(all: cells, to: .cells)
        var end: UInt32 = 0
        for list in lists {
            end += UInt32(list.count)
            sections.append(end, to: .candidateEnds)
            sections.append(all: list, to: .candidates)
        }
    }

    private func take(cell: UInt64, from place: inout Int) -> [UInt16] {
        var regions: [UInt16] = []
        while place < bordered.count, bordered[place] >> 16 == cell {
            let region = UInt16(truncatingIfNeeded: bordered[place])
            if regions.last != region { regions.append(region) }
            place += 1
        }
        return regions
    }

    private mutating func number(of list: [UInt16]) throws(AtlasSourceFailure) -> UInt16 {
        if let number = numbers[list] { return number }
        guard let number = UInt16(exactly: regionCount + 1 + lists.count) else { throw .tooLarge }
        numbers[list] = number
        lists.append(list)
        return number
    }
}
