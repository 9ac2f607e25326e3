import Glibc

/// The files of a SQLite database, kept for their owner alone.
///
/// SQLite gives the log and the index beside a database the mode of the database: one decides for all.
enum SQLiteFile {
    private static let ownerOnly: mode_t = 0o600

    /// Creates the database where there is none, and takes an existing one from other users, whatever the
    /// umask and the folder's mode are.
    ///
    /// It opens nothing: closing a descriptor of a file lets go of every lock that this process has on it.
    static func makePrivate(_ path: String) throws {
        if mknod(path, S_IFREG | ownerOnly, 0) == 0 {
            // A umask may have taken rights from the owner, too.
            guard chmod(path, ownerOnly) == 0 else { throw failure(path) }
            return
        }
        // Everything else that is in the way SQLite says in its own words.
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
