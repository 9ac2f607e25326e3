import Files
import Glibc

/// Keeps other processes from changing a store, or also from reading it, until it is released.
public final class StoreLock: Sendable {
    public enum Manner: Sendable {
        /// Nothing is removed meanwhile.
        case reading
        /// No other process reads or writes.
        case writing
    }

    private let descriptor: Int32

    /// Throws ``ObjectStoreError/inUse(folder:)`` instead of waiting. The system releases the lock of a
    /// process that has ended.
    init(_ manner: Manner, on folder: String) throws {
        // A store on a medium that can't be written is read without a lock: no process can change it.
        let path = "\(folder)/lock"
        var descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        if descriptor < 0, manner == .reading { descriptor = open(folder, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw FileError("open", path) }
        self.descriptor = descriptor
        guard flock(descriptor, (manner == .reading ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 else {
            throw ObjectStoreError.inUse(folder: folder)
        }
    }

    deinit {
        // Closing isn't enough: a child process has the descriptor, too, from its fork until its exec.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
