/// Why a key file was not trusted, or could not be made.
public enum KeyFileError: Error, Hashable {
    case wrongSize(path: String, bytes: Int)
    /// Group or others may do something with it, going by its mode.
    case openToOthers(path: String, mode: UInt32)
    case notARegularFile(path: String)
    case ownedByAnother(path: String, owner: UInt32)
    /// The system said no.
    case system(operation: String, path: String, code: Int32)
}
