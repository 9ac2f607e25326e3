/// Why a file or a tile can't be read.
public enum TileArchiveError: Error, Equatable, Sendable {
    /// With the system's reason.
    case unreadable(String)
    case notAnArchive
    /// A version of PMTiles other than 3.
    case version(Int)
    /// A compression that isn't read, by its name.
    case compression(String)
    /// A kind of tiles that isn't served, by its name.
    case tiles(String)
    case damaged(String)
    /// Finding a tile takes too long, as in a table without an index.
    case slow
}
