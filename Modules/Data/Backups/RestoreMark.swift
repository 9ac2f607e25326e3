import Files
import Glibc

/// A file in the data folder while a restore is under way, and after one that was interrupted.
public struct RestoreMark: Sendable {
    private static let filled = "filled"

    private let path: String

    public init(in folder: String) {
        path = "\(folder)/restore.unfinished"
    }

    /// The name of the backup that isn't restored to its end; nil when there is none.
    public var name: String? { lines?.first }

    /// Whether the database has all rows of the backup, and only accounts are left to delete.
    var isFilled: Bool { lines?.last == Self.filled }

    private var lines: [String]? {
        (try? File.contents(of: path)).map {
            String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    func set(_ name: String, isFilled: Bool = false) throws {
        let folder = Folder.parent(of: path) ?? "."
        try Folder.make(folder)
        // Replaced at once: half a mark would be another backup's.
        let draft = path + ".part"
        try File.writePrivately(Array((isFilled ? "\(name)\n\(Self.filled)" : name).utf8), to: draft)
        try Folder.synchronize(draft)
        guard rename(draft, path) == 0 else { throw FileError("rename", path) }
        try Folder.synchronize(folder)
    }

    func remove() throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw FileError("unlink", path) }
        try Folder.synchronize(Folder.parent(of: path) ?? ".")
    }
}
