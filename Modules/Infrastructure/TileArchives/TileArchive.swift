import Glibc
import Hashing

/// Map tiles in one file, in a format that is recognised by its first bytes.
public struct TileArchive: Sendable {
    public let metadata: TileMetadata
    /// Differs when the file's size, time of change or metadata do.
    public let fingerprint: String
    private let reader: any TileReader

    /// The file must not be changed in place while it is open; replace it by renaming.
    public init(path: String) throws(TileArchiveError) {
        let file = try TileFile(path: path)
        let start = try file.bytes(at: 0, count: min(file.size, 16))
        if start.starts(with: PMTilesHeader.magic) {
            reader = try PMTilesReader(file)
        } else if start.starts(with: MBTilesReader.magic) {
            reader = try MBTilesReader(path: path)
        } else {
            throw .notAnArchive
        }
        metadata = reader.metadata
        let seen = "\(file.size) \(file.changed) \(metadata)"
        fingerprint = String(FNV1a.hash64(seen.utf8), radix: 36)
    }

    /// Nil where the file has no tile.
    public func tile(at coordinate: TileCoordinate) throws(TileArchiveError) -> Tile? {
        guard let bytes = try reader.bytes(at: coordinate), !bytes.isEmpty else { return nil }
        return Tile(bytes)
    }
}

/// What a format has to answer.
protocol TileReader: Sendable {
    var metadata: TileMetadata { get }

    /// A tile as it is in the file; nil where there is none.
    func bytes(at coordinate: TileCoordinate) throws(TileArchiveError) -> [UInt8]?
}

/// The most that is read from a file. Tiles that people use are far below.
public enum TileLimits {
    /// A tile as it is in the file, in bytes.
    public static let tile = 4 << 20
    /// A tile or a directory when it is unpacked, in bytes.
    public static let unpacked = 16 << 20
    /// The name and the attribution, in characters.
    public static let text = 400
    /// Metadata, in bytes.
    static let metadata = 4 << 20
    /// A directory as it is in the file, in bytes.
    static let directory = 4 << 20
    /// Directories below each other, the first one included.
    static let depth = 4
    /// Entries of directories in memory, of 24 bytes each.
    static let cachedEntries = 500_000
}
