import Glibc

/// A failed system call on a file or folder.
public struct FileError: Error, Hashable, CustomStringConvertible {
    /// The call, such as "open".
    public let operation: String
    public let path: String
    /// The value of `errno`.
    public let code: Int32

    /// Takes the code from `errno`, directly after the failed call.
    public init(_ operation: String, _ path: String) {
        self.operation = operation
        self.path = path
        code = errno
    }

    /// Of a file or folder that isn't there.
    public init(missing path: String) {
        operation = "open"
        self.path = path
        code = ENOENT
    }

    /// The system's error message.
    public var reason: String { String(cString: strerror(code)) }

    public var description: String { "\(operation) \(path): \(reason)" }
}
