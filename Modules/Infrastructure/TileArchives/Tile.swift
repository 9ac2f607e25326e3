/// A tile's position: the zoom level, the column from the west and the row from the north.
public struct TileCoordinate: Hashable, Sendable {
    /// More than any map uses.
    public static let deepest = 24

    public let zoom: Int
    public let column: Int
    public let row: Int

    /// Nil for a position that is outside of the world.
    public init?(zoom: Int, column: Int, row: Int) {
        guard (0...Self.deepest).contains(zoom) else { return nil }
        let side = 0..<(1 << zoom)
        guard side.contains(column), side.contains(row) else { return nil }
        (self.zoom, self.column, self.row) = (zoom, column, row)
    }
}

/// The bytes of a tile.
public struct Tile: Sendable {
    public let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Neither a picture nor a vector tile begins like that.
    public var isGzipped: Bool { bytes.starts(with: [0x1F, 0x8B]) }

    public func unpacked() throws(TileArchiveError) -> [UInt8] {
        isGzipped ? try Gunzip.bytes(of: bytes, limit: TileLimits.unpacked) : bytes
    }
}

public enum TileFormat: String, Sendable {
    case png
    case jpeg
    case webp
    /// Mapbox Vector Tiles.
    case vector

    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        case .vector: "application/vnd.mapbox-vector-tile"
        }
    }
}
