import Synchronization

/// Reads MBTiles 1.3, a SQLite file with the tables `metadata` and `tiles`.
final class MBTilesReader: TileReader {
    static let magic = Array("SQLite format 3\0".utf8)
    private static let mostConnections = 8
    private static let formats: [String: TileFormat] = [
        "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webp, "pbf": .vector,
    ]

    let metadata: TileMetadata
    private let path: String
    /// Connections that no thread uses.
    private let connections: Mutex<[SQLiteReading]>

    init(path: String) throws(TileArchiveError) {
        let connection = try SQLiteReading(path: path)
        self.path = path
        metadata = try Self.metadata(of: connection)
        connections = Mutex([connection])
        // Without an index, what isn't there takes as long as all tiles. That is found out here.
        if let missing = TileCoordinate(zoom: TileCoordinate.deepest, column: 0, row: 0) {
            _ = try bytes(at: missing)
        }
    }

    func bytes(at coordinate: TileCoordinate) throws(TileArchiveError) -> [UInt8]? {
        let idle = connections.withLock { $0.popLast() }
        let connection = if let idle { idle } else { try SQLiteReading(path: path) }
        defer { connections.withLock { if $0.count < Self.mostConnections { $0.append(connection) } } }
        // Rows are counted from the south.
        let row = (1 << coordinate.zoom) - 1 - coordinate.row
        let rows = try connection.rows(
            "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?",
            [.integer(coordinate.zoom), .integer(coordinate.column), .integer(row)],
            limit: 1
        )
        guard let bytes = rows.first?.first ?? nil else { return nil }
        guard bytes.count <= TileLimits.tile else { throw .damaged("a tile's length") }
        return bytes
    }

    private static func metadata(of connection: SQLiteReading) throws(TileArchiveError) -> TileMetadata {
        var texts: [String: String] = [:]
        for name in ["format", "minzoom", "maxzoom", "bounds", "name", "attribution"] {
            let rows = try connection.rows(
                "SELECT value FROM metadata WHERE name = ?",
                [.text(Array(name.utf8))],
                limit: 1
            )
            guard let bytes = rows.first?.first ?? nil else { continue }
            guard bytes.count <= TileLimits.metadata else { throw .damaged("the length of \(name)") }
            texts[name] = String(decoding: bytes, as: UTF8.self)
        }
        let written = texts["format"]?.lowercased() ?? ""
        guard let format = formats[written] else { throw .tiles(written.isEmpty ? "unknown" : written) }
        let lowest = texts["minzoom"].flatMap { Int($0) }
        let highest = texts["maxzoom"].flatMap { Int($0) }
        let first = if let lowest { lowest } else { try zoom(of: connection, "ASC") }
        let last = if let highest { highest } else { try zoom(of: connection, "DESC") }
        return try TileMetadata(
            format: format,
            zooms: (first, last),
            bounds: texts["bounds"].flatMap(bounds),
            name: texts["name"],
            attribution: texts["attribution"]
        )
    }

    private static func zoom(
        of connection: SQLiteReading,
        _ order: String
    ) throws(TileArchiveError) -> Int {
        let rows = try connection.rows(
            "SELECT zoom_level FROM tiles ORDER BY zoom_level \(order) LIMIT 1",
            limit: 1
        )
        return try number(rows.first?.first ?? nil)
    }

    private static func number(_ bytes: [UInt8]?) throws(TileArchiveError) -> Int {
        guard let bytes, let number = Int(String(decoding: bytes.prefix(20), as: UTF8.self)) else {
            throw .damaged("a number in the table of tiles")
        }
        return number
    }

    private static func bounds(_ text: String) -> TileBounds? {
        let numbers = text.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
        guard numbers.count == 4 else { return nil }
        return TileBounds(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    }
}
