import Files
import Glibc

/// A file in the data folder while a restore is under way, and after one that was interrupted.
public struct RestoreMark: Sendable {
    private let path: String

    public init(in folder: String) {
        path = "\(folder)/restore.unfinished"
    }

    /// The name of the backup that isn't restored to its end; nil when there is none.
    public var name: String? {
        (try? File.contents(of: path)).map { String(decoding: $0, as: UTF8.self) }
    }

    func set(_ name: String) throws {
        if let folder = Folder.parent(of: path) { try Folder.make(folder) }
        try File.writePrivately(Array(name.utf8), to: path)
        try Folder.synchronize(path)
        if let folder = Folder.parent(of: path) { try Folder.synchronize(folder) }
    }

    func remove() throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileError("unlink", path) }
        if let folder = Folder.parent(of: path) { try Folder.synchronize(folder) }
    }
}
