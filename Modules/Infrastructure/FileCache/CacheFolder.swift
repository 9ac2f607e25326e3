import Files
import Glibc

/// A cache's files. Reading and removing never fail: a missing file is a miss.
struct CacheFolder: Sendable {
    struct Entry {
        let name: String
        let bytes: Int
        let usedAt: Int64
    }

    let path: String

    /// A folder created here is accessible to its owner alone.
    init(path: String) throws(FileCacheError) {
        self.path = path
        do {
            try Folder.make(path)
        } catch {
            throw FileCacheError(operation: "make folder", path: path, code: error.code)
        }
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            throw FileCacheError(operation: "open folder", path: path, code: errno)
        }
    }

    private static let entrySuffix = ".entry"
    private static let draftSuffix = ".draft"

    private func place(_ name: String) -> String { "\(path)/\(name)\(Self.entrySuffix)" }

    func files() -> [Entry] {
        names(endingWith: Self.entrySuffix).compactMap { file in
            var status = stat()
            guard lstat("\(path)/\(file)", &status) == 0 else { return nil }
            return Entry(
                name: String(file.dropLast(Self.entrySuffix.count)),
                bytes: Int(status.st_size),
                usedAt: status.modifiedAt
            )
        }
    }

    /// Removes the least recently used files until a tenth of the limit is free, so that not every store
    /// shrinks.
    func shrink(below bounds: Extent) -> Extent {
        let files = files()
        let target = Extent(bytes: bounds.bytes - bounds.bytes / 10, count: bounds.count - bounds.count / 10)
        var extent = Extent(of: files)
        for file in files.sorted(by: { $0.usedAt < $1.usedAt }) where !extent.fits(in: target) {
            remove(file.name)
            extent.subtract(bytes: file.bytes)
        }
        return extent
    }

    func remove(_ name: String) {
        unlink(place(name))
    }

    func touch(_ name: String, usedAt: Int64) {
        var times = [timespec](repeating: timespec(nanoseconds: usedAt), count: 2)
        utimensat(AT_FDCWD, place(name), &times, 0)
    }

    func read(_ name: String) -> [UInt8]? {
        let file = open(place(name), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let more = Glibc.read(file, buffer.baseAddress! + count, buffer.count - count)
                guard more > 0 else { break }
                count += more
            }
        }
    }

    /// Writes a file and replaces the previous one atomically.
    ///
    /// The draft is locked while it is written. If another process removed it before the lock was taken, it
    /// is written again.
    func write(_ bytes: [UInt8], as name: String, usedAt: Int64) throws(FileCacheError) {
        for attempt in 1...2 {
            let draft = "\(path)/\(UInt64.random(in: 0...UInt64.max))\(Self.draftSuffix)"
            let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard file >= 0 else { throw FileCacheError(operation: "create", path: draft, code: errno) }
            defer { close(file) }
            flock(file, LOCK_EX | LOCK_NB)
            var times = [timespec](repeating: timespec(nanoseconds: usedAt), count: 2)
            if isWritten(bytes, to: file, named: draft), futimens(file, &times) == 0,
                rename(draft, place(name)) == 0
            {
                return
            }
            let code = errno
            unlink(draft)
            if code != ENOENT || attempt == 2 {
                throw FileCacheError(operation: "write", path: draft, code: code)
            }
        }
    }

    /// Removes drafts whose writer has ended: a lock does not outlive its process.
    func sweepDrafts() {
        for name in names(endingWith: Self.draftSuffix) {
            let file = open("\(path)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { continue }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink("\(path)/\(name)") }
            close(file)
        }
    }

    private func names(endingWith suffix: String) -> [String] {
        let names = (try? Folder.names(in: path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }
    }

    private func isWritten(_ bytes: [UInt8], to file: Int32, named name: String) -> Bool {
        (try? File.write(bytes, to: file, named: name)) != nil
    }
}

extension timespec {
    fileprivate init(nanoseconds: Int64) {
        self.init(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    }
}

extension stat {
    fileprivate var modifiedAt: Int64 {
        Int64(st_mtim.tv_sec) * 1_000_000_000 + Int64(st_mtim.tv_nsec)
    }
}
