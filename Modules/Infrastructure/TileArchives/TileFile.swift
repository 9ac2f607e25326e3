import Glibc

/// An open file that is read in ranges, by several threads at once.
final class TileFile: Sendable {
    let size: Int
    /// Nanoseconds since 1970.
    let changed: Int
    private let descriptor: Int32

    init(path: String) throws(TileArchiveError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notAnArchive
        }
        self.descriptor = descriptor
        size = Int(status.st_size)
        changed = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
    }

    deinit {
        close(descriptor)
    }

    /// Throws where the file has fewer bytes.
    func bytes(at offset: Int, count: Int) throws(TileArchiveError) -> [UInt8] {
        guard count >= 0, offset >= 0, offset <= size, count <= size - offset else {
            throw .damaged("a part beyond the end of the file")
        }
        var reason = ""
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let read = pread(
                    descriptor,
                    buffer.baseAddress.map { $0 + filled },
                    count - filled,
                    off_t(offset + filled)
                )
                if read < 0, errno == EINTR { continue }
                guard read > 0 else {
                    reason = read == 0 ? "the file has become shorter" : String(cString: strerror(errno))
                    return
                }
                filled += read
            }
        }
        guard bytes.count == count else { throw .unreadable(reason) }
        return bytes
    }
}
