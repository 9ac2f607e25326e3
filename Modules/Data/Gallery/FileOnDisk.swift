import Domain
import Glibc

/// An image file.
struct FileOnDisk: Sendable {
    private let shelf: String
    let path: String

    init(_ shelf: String, _ name: String) {
        self.shelf = shelf
        path = "\(shelf)/\(name)"
    }

    /// The time it was last stored; nil when it doesn't exist.
    var time: Moment? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let time = status.st_mtim
        return Moment(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    /// Returns false when there is no file.
    func touch(at now: Moment) -> Bool {
        utimensat(AT_FDCWD, path, now.fileTimes, 0) == 0
    }

    /// Syncs the bytes to disk before it renames the file.
    func write(_ bytes: [UInt8], at now: Moment) throws {
        if mkdir(shelf, 0o700) != 0, errno == ENOENT {
            // Creates the top folder for the first image.
            _ = mkdir(String(shelf.dropLast(3)), 0o700)
            _ = mkdir(shelf, 0o700)
        }
        let part = "\(path).\(UInt64.random(in: 0...UInt64.max)).part"
        let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileStoreError(part, "open") }
        do {
            try descriptor.writeAll(bytes, part)
            guard futimens(descriptor, now.fileTimes) == 0, fsync(descriptor) == 0 else {
                throw FileStoreError(part, "sync")
            }
            guard close(descriptor) == 0 else { throw FileStoreError(part, "close") }
            guard rename(part, path) == 0 else { throw FileStoreError(path, "rename") }
        } catch {
            unlink(part)
            throw error
        }
        syncShelf()
    }

    private func syncShelf() {
        let descriptor = open(shelf, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

/// A file system error of the image store.
struct FileStoreError: Error, CustomStringConvertible {
    let description: String

    init(_ path: String, _ step: String) {
        description = "\(step) \(path): \(String(cString: strerror(errno)))"
    }
}

extension Int32 {
    fileprivate func writeAll(_ bytes: [UInt8], _ path: String) throws {
        try bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(self, bytes.baseAddress! + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw FileStoreError(path, "write") }
                written += count
            }
        }
    }
}

extension Moment {
    /// Access and modification times for the system call.
    fileprivate var fileTimes: [timespec] {
        let time = timespec(
            tv_sec: Int(milliseconds / 1_000),
            tv_nsec: Int(milliseconds % 1_000) * 1_000_000
        )
        return [time, time]
    }
}
