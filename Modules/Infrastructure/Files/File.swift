import Glibc

/// File operations by path.
public enum File {
    public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    public static func contents(of path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("open", path) }
        defer { close(descriptor) }
        return try contents(of: descriptor, named: path)
    }

    /// Reads an open file from its current position to its end.
    ///
    /// - Parameter name: the file's name in errors.
    public static func contents(of descriptor: Int32, named name: String) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError("read", name) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Replaces a file's content and restricts access to its owner.
    public static func writePrivately(_ bytes: [UInt8], to path: String) throws(FileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError("open", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError("fstat", path) }
        // Other files, such as a terminal, keep their mode.
        if status.st_mode & S_IFMT == S_IFREG, fchmod(descriptor, 0o600) != 0 {
            throw FileError("fchmod", path)
        }
        try write(bytes, to: descriptor, named: path)
    }

    /// Writes all bytes to an open file, in as many calls as necessary.
    ///
    /// - Parameter name: the file's name in errors.
    public static func write(
        _ bytes: some Sequence<UInt8>,
        to descriptor: Int32,
        named name: String
    ) throws(FileError) {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError("write", name) }
            rest = rest.dropFirst(count)
        }
    }
}
