import Dispatch
import Files
import Glibc

/// The folder of the credentials file and its locks.
struct CredentialFolder: Sendable {
    let path: String

    // Waiting for another process must not block a thread of Swift's pool.
    private static let queue = DispatchQueue(label: "credentials", attributes: .concurrent)

    private var file: String { "\(path)/credentials.json" }

    /// A missing file means no login. Needs no lock, because the file is replaced atomically.
    func read() throws -> CredentialDocument {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            guard errno == ENOENT else { throw failure(errno) }
            return .empty
        }
        defer { close(descriptor) }
        do {
            return try CredentialDocument(parsing: File.contents(of: descriptor, named: file))
        } catch {
            throw CredentialFileError(path: file, reason: .damaged)
        }
    }

    /// Replaces the file atomically.
    ///
    /// - Precondition: the caller holds the lock, so that no other process writes the temporary file.
    func write(_ document: CredentialDocument) throws {
        let next = "\(file).next"
        unlink(next)
        let descriptor = open(next, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        do {
            defer { close(descriptor) }
            try File.write(document.encoded, to: descriptor, named: next)
            guard fsync(descriptor) == 0 else { throw failure(errno) }
        }
        guard rename(next, file) == 0 else { throw failure(errno) }
    }

    /// Runs `body`, which may block, under the lock of that name.
    func holding(_ name: String, _ body: @escaping @Sendable () throws -> Void) async throws {
        try await Self.offPool {
            let lock = try acquire(name)
            defer { lock.release() }
            try body()
        }
    }

    /// Acquires the lock of that name. The caller releases it; so does the end of the process.
    func lock(_ name: String) async throws -> FileLock {
        try await Self.offPool { try acquire(name) }
    }

    private func acquire(_ name: String) throws -> FileLock {
        do {
            try Folder.make(path)
        } catch {
            throw failure(error.code)
        }
        chmod(path, 0o700)
        let descriptor = open("\(path)/\(name)", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let reason = errno
                close(descriptor)
                throw failure(reason)
            }
        }
        return FileLock(descriptor: descriptor)
    }

    private func failure(_ code: Int32) -> CredentialFileError {
        CredentialFileError(path: file, reason: .inaccessible(String(cString: strerror(code))))
    }

    private static func offPool<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { done in
            queue.async { done.resume(with: Result(catching: body)) }
        }
    }
}

/// A held lock, which the system releases when the process ends.
struct FileLock: Sendable {
    fileprivate let descriptor: Int32

    func release() {
        close(descriptor)
    }
}
