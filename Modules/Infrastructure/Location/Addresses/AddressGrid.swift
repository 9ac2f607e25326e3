import Glibc

/// A grid of cells of about a hundred metres.
struct AddressGrid: Sendable {
    /// In millionths of a degree.
    let originLatitude: Int32
    let originLongitude: Int32
    let columns: UInt32

    init(_ header: AddressIndexHeader) {
        originLatitude = header.originLatitude
        originLongitude = header.originLongitude
        columns = header.columns
    }

    init(around entries: [AddressCollection.Entry]) throws(AddressIndexFailure) {
        var (south, north, west, east) = (Int32.max, Int32.min, Int32.max, Int32.min)
        for entry in entries {
            (south, north) = (min(south, entry.latitude), max(north, entry.latitude))
            (west, east) = (min(west, entry.longitude), max(east, entry.longitude))
        }
        if south > north { (south, north, west, east) = (0, 0, 0, 0) }
        // A border, so that the cells around each building are within the grid.
        originLatitude = south - 2 * AddressIndexFormat.cellHeight
        originLongitude = west - 2 * AddressIndexFormat.cellWidth
        let width = Int64(east) - Int64(originLongitude)
        let height = Int64(north) - Int64(originLatitude)
        let columns = width / Int64(AddressIndexFormat.cellWidth) + 3
        let rows = height / Int64(AddressIndexFormat.cellHeight) + 3
        guard columns * rows <= Int64(UInt32.max) else { throw .tooLarge }
        self.columns = UInt32(columns)
    }

    /// - Precondition: the point is one of those that the grid was made around.
    func cell(latitude: Int32, longitude: Int32) -> UInt32 {
        UInt32((latitude - originLatitude) / AddressIndexFormat.cellHeight) * columns
            + UInt32((longitude - originLongitude) / AddressIndexFormat.cellWidth)
    }

    /// The cells of a row and its neighbours around a point, as one range for each row.
    func cells(around latitude: Double, _ longitude: Double) -> [ClosedRange<UInt32>] {
        let row = (latitude - Double(originLatitude)) / Double(AddressIndexFormat.cellHeight)
        let column = (longitude - Double(originLongitude)) / Double(AddressIndexFormat.cellWidth)
        guard row >= 1, column >= 1, row < 4_000_000, column < Double(columns) - 1 else { return [] }
        return (-1...1).compactMap { (offset: Int64) -> ClosedRange<UInt32>? in
            let start: Int64 = (Int64(row) + offset) * Int64(columns)
            let cell = start + Int64(column)
            guard cell >= 1, cell < Int64(UInt32.max) else { return nil }
            return UInt32(cell - 1)...UInt32(cell + 1)
        }
    }
}

func cosine(ofDegrees degrees: Double) -> Double { cos(degrees * .pi / 180) }
