/// The first 127 bytes of PMTiles version 3.
struct PMTilesHeader {
    static let magic = Array("PMTiles".utf8)
    static let size = 127
    private static let compressions = [1: "none", 2: "gzip", 3: "brotli", 4: "zstd"]
    private static let formats: [Int: TileFormat] = [1: .vector, 2: .png, 3: .jpeg, 4: .webp]

    let root: Range<Int>
    let metadata: Range<Int>
    let leaves: Range<Int>
    let tiles: Range<Int>
    let packsDirectories: Bool
    let format: TileFormat
    let zooms: (Int, Int)
    let bounds: TileBounds?

    init(_ bytes: [UInt8], fileSize: Int) throws(TileArchiveError) {
        guard bytes.count == Self.size, bytes.starts(with: Self.magic) else { throw .notAnArchive }
        guard bytes[7] == 3 else { throw .version(Int(bytes[7])) }
        root = try Self.section(at: 8, of: bytes, fileSize)
        metadata = try Self.section(at: 24, of: bytes, fileSize)
        leaves = try Self.section(at: 40, of: bytes, fileSize)
        tiles = try Self.section(at: 56, of: bytes, fileSize)
        packsDirectories = try Self.compression(bytes[97]) == "gzip"
        // Each tile shows by its first bytes whether it is compressed.
        _ = try Self.compression(bytes[98])
        guard let format = Self.formats[Int(bytes[99])] else {
            throw .tiles(bytes[99] == 5 ? "AVIF" : "kind \(bytes[99])")
        }
        self.format = format
        zooms = (Int(bytes[100]), min(Int(bytes[101]), TileCoordinate.deepest))
        let degrees = stride(from: 102, to: 118, by: 4).map { at in
            Double(Int32(truncatingIfNeeded: Self.number(at: at, of: bytes, width: 4))) / 10_000_000
        }
        bounds = TileBounds(west: degrees[0], south: degrees[1], east: degrees[2], north: degrees[3])
    }

    private static func compression(_ byte: UInt8) throws(TileArchiveError) -> String {
        let name = compressions[Int(byte)] ?? "kind \(byte)"
        guard name == "none" || name == "gzip" else { throw .compression(name) }
        return name
    }

    private static func section(
        at place: Int,
        of bytes: [UInt8],
        _ fileSize: Int
    ) throws(TileArchiveError) -> Range<Int> {
        let (offset, length) = (
            number(at: place, of: bytes, width: 8), number(at: place + 8, of: bytes, width: 8)
        )
        let size = UInt64(fileSize)
        guard offset <= size, length <= size - offset else {
            throw .damaged("a part beyond the end of the file")
        }
        return Int(offset)..<Int(offset + length)
    }

    private static func number(at place: Int, of bytes: [UInt8], width: Int) -> UInt64 {
        bytes[place..<place + width].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
