import Glibc

/// Folder operations by path.
public enum Folder {
    /// Creates the folder and its missing parents, accessible to their owner alone. An existing folder is
    /// unchanged.
    public static func make(_ path: String) throws(FileError) {
        if mkdir(path, 0o700) == 0 { return }
        switch errno {
        case EEXIST where isFolder(path): return
        case ENOENT:
            guard let parent = parent(of: path) else { throw FileError("mkdir", path) }
            try make(parent)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST && isFolder(path) else {
                throw FileError("mkdir", path)
            }
        default: throw FileError("mkdir", path)
        }
    }

    /// The names of the folder's entries, unordered.
    public static func names(in path: String) throws(FileError) -> [String] {
        guard let stream = opendir(path) else { throw FileError("opendir", path) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Makes the names in the folder durable; of a file, its content.
    public static func synchronize(_ path: String) throws(FileError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw FileError("fsync", path) }
    }

    /// Nil for a name without a folder, and for the root.
    public static func parent(of path: String) -> String? {
        let trimmed = path.prefix(
            upTo: path.lastIndex { $0 != "/" }.map(path.index(after:)) ?? path.startIndex
        )
        guard let slash = trimmed.lastIndex(of: "/") else { return nil }
        let parent = trimmed[..<slash]
        return parent.isEmpty ? "/" : String(parent)
    }

    /// The absolute path, without `.`, `..` and a trailing slash.
    public static func absolute(_ path: String) -> String {
        var path = path
        if !path.hasPrefix("/"), let current = getcwd(nil, 0) {
            path = "\(String(cString: current))/\(path)"
            free(current)
        }
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// The home folder of the process' user, from the user database.
    public static var home: String? {
        getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
    }

    /// Preserves `errno`.
    private static func isFolder(_ path: String) -> Bool {
        let code = errno
        defer { errno = code }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
