/// The reason a key file is refused or could not be created.
public enum KeyFileError: Error, Hashable {
    case wrongSize(path: String, bytes: Int)
    /// The file's mode grants access to the group or others.
    case openToOthers(path: String, mode: UInt32)
    case notARegularFile(path: String)
    case ownedByAnother(path: String, owner: UInt32)
    /// The file has another key already.
    case exists(path: String)
    /// A failed system call.
    case system(operation: String, path: String, code: Int32)
}
