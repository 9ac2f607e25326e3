import Glibc

/// The files of a SQLite database, accessible to their owner alone.
///
/// SQLite creates the log and the shared memory file with the database's mode.
enum SQLiteFile {
    private static let ownerOnly: mode_t = 0o600

    /// Creates the database file if missing and removes other users' access, regardless of the umask and
    /// the folder's mode.
    ///
    /// It must not open an existing file: closing any descriptor releases all of the process' locks on it.
    static func makePrivate(_ path: String) throws {
        if mknod(path, S_IFREG | ownerOnly, 0) == 0 {
            // The umask may have removed the owner's rights, too.
            guard chmod(path, ownerOnly) == 0 else { throw failure(path) }
            return
        }
        // SQLite reports any other obstacle itself.
        guard errno == EEXIST else { return }
        for suffix in ["", "-wal", "-shm", "-journal"] { try close(path + suffix) }
    }

    private static func close(_ file: String) throws {
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & 0o077 != 0 else { return }
        guard chmod(file, status.st_mode & 0o700) == 0 || errno == ENOENT else { throw failure(file) }
    }

    private static func failure(_ file: String) -> DatabaseError {
        let reason = String(cString: strerror(errno))
        let message = "\(file) is open to other users and can't be closed to them: \(reason)"
        return DatabaseError(.unavailable, message)
    }
}
