import Location

/// A board of square regions, side 1,000 steps, with borders that are shared to the vertex. Codes count from
/// 101.
enum Chessboard {
    private static let side: Int32 = 1_000

    static func source(columns: Int, rows: Int, cellSize: Int32 = 300) -> AtlasSource {
        var source = AtlasSource(edition: "first", cellSize: cellSize)
        for row in 0..<rows {
            for column in 0..<columns {
                let code = UInt64(101 + row * columns + column)
                source.regions.append(square(column, row, code: code))
                if column > 0 { source.links.append((code, code - 1)) }
                if row > 0 { source.links.append((code, code - UInt64(columns))) }
            }
        }
        return source
    }

    static func atlas(_ source: AtlasSource) throws -> RegionAtlas {
        try atlas(bytes: AtlasWriter.bytes(of: source))
    }

    /// An atlas wants bytes that stay: those of a sound one are left to the end of the process.
    static func atlas(bytes: [UInt8]) throws -> RegionAtlas {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
        copy.copyBytes(from: bytes)
        do {
            return try RegionAtlas(UnsafeRawBufferPointer(copy))
        } catch {
            copy.deallocate()
            throw error
        }
    }

    private static func square(_ column: Int, _ row: Int, code: UInt64) -> AtlasSource.Region {
        let (left, bottom) = (Int32(column) * side, Int32(row) * side)
        let corners = [(0, 0), (side, 0), (side, side), (0, side), (0, 0)]
        return AtlasSource.Region(
            code: code,
            labels: ["field \(column)", "row \(row)"],
            latitude: Double(bottom + side / 2) / 1e5,
            longitude: Double(left + side / 2) / 1e5,
            rings: [corners.map { GridPoint(x: left + $0.0, y: bottom + $0.1) }]
        )
    }
}
