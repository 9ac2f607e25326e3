import Glibc

/// A memory-mapped file, unmapped when released.
// Unchecked because of the pointer alone: the pages are mapped read-only until `deinit`.
final class FileMapping: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer

    /// Maps the file. It must not be truncated while mapped; replace it by renaming.
    init(path: String) throws(AtlasFailure) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, errno: EISDIR) }
        let length = Int(status.st_size)
        guard length > 0 else { throw .wrongLength(expected: UInt64(AtlasFormat.contentStart), found: 0) }
        guard let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw .unreadable(path: path, errno: errno)
        }
        bytes = UnsafeRawBufferPointer(start: start, count: length)
    }

    /// Gives back the memory of pages that were read; they are read again when needed.
    func release() {
        madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
}
