import Glibc

/// What the system answered to a call about a file or folder.
public struct FileError: Error, Hashable, CustomStringConvertible {
    /// As in "open".
    public let operation: String
    public let path: String
    /// As in `errno`.
    public let code: Int32

    /// Takes the code from `errno`.
    init(_ operation: String, _ path: String) {
        self.operation = operation
        self.path = path
        code = errno
    }

    /// In the words of the system.
    public var reason: String { String(cString: strerror(code)) }

    public var description: String { "\(operation) \(path): \(reason)" }
}
