/// The reason an atlas cannot be opened.
public enum AtlasFailure: Error, Equatable, Sendable {
    /// The file could not be read; `errno` is the system's code.
    case unreadable(path: String, errno: Int32)
    /// Not an atlas: the signature does not match.
    case foreign
    /// Written in another version of the format.
    case unknownVersion(UInt32)
    /// The file is longer or shorter than its header says.
    case wrongLength(expected: UInt64, found: Int)
    /// The checksum does not match.
    case damaged(String)
}
