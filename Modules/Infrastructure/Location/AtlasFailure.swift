/// Why bytes could not be opened as an atlas.
public enum AtlasFailure: Error, Equatable, Sendable {
    /// The file could not be read; the number is the system's.
    case unreadable(path: String, errno: Int32)
    /// Something else altogether: the first bytes are not an atlas's.
    case foreign
    /// Written by a program with another idea of the format.
    case unknownVersion(UInt32)
    /// Fewer or more bytes than the atlas says it has.
    case wrongLength(expected: UInt64, found: Int)
    /// The bytes are not the ones that were written.
    case damaged(String)
}
