import Files
import Glibc

/// A key file that only its owner can read.
public enum KeyFile {
    /// Returns the key in the file, creating it if missing. If several processes start at once, all get the
    /// same key.
    public static func loadOrCreate(at path: String) throws(KeyFileError) -> SecretKey {
        if let key = try load(at: path) { return key }
        try makeFolder(of: path)
        try create(at: path, holding: .random())
        guard let key = try load(at: path) else {
            throw .system(operation: "open", path: path, code: ENOENT)
        }
        return key
    }

    /// Returns the key in the file; nil when it does not exist.
    public static func load(at path: String) throws(KeyFileError) -> SecretKey? {
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            switch errno {
            case ENOENT: return nil
            case ELOOP: throw .notARegularFile(path: path)
            default: throw .system(operation: "open", path: path, code: errno)
            }
        }
        defer { close(file) }
        try checkIsPrivate(file, at: path)
        var bytes = [UInt8](repeating: 0, count: SecretKey.size + 1)
        let count = read(file, &bytes, bytes.count)
        guard count >= 0 else { throw .system(operation: "read", path: path, code: errno) }
        guard let key = SecretKey(Array(bytes.prefix(count))) else {
            throw .wrongSize(path: path, bytes: count)
        }
        return key
    }

    /// Creates the file with this key. Throws ``KeyFileError/exists(path:)`` when it has another.
    public static func keep(_ key: SecretKey, at path: String) throws(KeyFileError) {
        try makeFolder(of: path)
        try create(at: path, holding: key)
        guard try load(at: path)?.bytes == key.bytes else { throw .exists(path: path) }
    }

    private static func checkIsPrivate(_ file: Int32, at path: String) throws(KeyFileError) {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system(operation: "fstat", path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path: path) }
        guard status.st_uid == geteuid() else { throw .ownedByAnother(path: path, owner: status.st_uid) }
        guard status.st_mode & 0o077 == 0 else {
            throw .openToOthers(path: path, mode: UInt32(status.st_mode & 0o777))
        }
        guard Int(status.st_size) == SecretKey.size else {
            throw .wrongSize(path: path, bytes: Int(status.st_size))
        }
    }

    private static func makeFolder(of path: String) throws(KeyFileError) {
        guard let folder = Folder.parent(of: path) else { return }
        do {
            try Folder.make(folder)
        } catch {
            throw .system(operation: error.operation, path: error.path, code: error.code)
        }
    }

    /// Writes a temporary file and links it, so that the key appears complete or not at all. Unlike a
    /// rename, a link never replaces another process' file.
    static func create(at path: String, holding key: SecretKey) throws(KeyFileError) {
        let draft = "\(path).\(Base64URL.encode(RandomBytes.make(9)))"
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .system(operation: "create", path: draft, code: errno) }
        defer {
            close(file)
            unlink(draft)
        }
        guard write(file, key.bytes, SecretKey.size) == SecretKey.size, fsync(file) == 0 else {
            throw .system(operation: "write", path: draft, code: errno)
        }
        guard link(draft, path) == 0 || errno == EEXIST else {
            throw .system(operation: "link", path: path, code: errno)
        }
        try synchronizeFolder(of: path)
    }

    private static func synchronizeFolder(of path: String) throws(KeyFileError) {
        let name = Folder.parent(of: path) ?? "."
        let folder = open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .system(operation: "open", path: name, code: errno) }
        defer { close(folder) }
        guard fsync(folder) == 0 else { throw .system(operation: "synchronize", path: name, code: errno) }
    }
}
