import Files
import Glibc
import ObjectStore

/// The files beside the database.
public struct BackupFiles: Sendable {
    /// Files named by their hash, in folders of its first two digits.
    let images: String
    let documents: String
    /// Nil when there is none.
    let settings: String?

    public init(images: String, documents: String, settings: String?) {
        (self.images, self.documents, self.settings) = (images, documents, settings)
    }
}

/// A file in a backup.
struct BackupFile: Sendable {
    /// As in `images/ab/ab…`, `documents/terms.ko.txt`, `madang.conf`.
    let path: String
    let object: ObjectID
    let size: Int

    static let imageFolder = "images"
    static let documentFolder = "documents"
    static let settings = "madang.conf"
}

extension BackupFiles {
    /// What two passes over the files have found.
    struct Found: Sendable {
        var files: [String: BackupFile] = [:]
        /// Images whose bytes aren't those they are named for.
        var damaged: [String] = []
    }

    /// Writes the files that `found` doesn't have yet. Those that are deleted meanwhile are left out.
    func collect(
        into writer: any ObjectWriter,
        besides found: Found,
        _ progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws -> Found {
        var found = found
        let paths = try all().filter { found.files[$0.logical] == nil }
        for (place, path) in paths.enumerated() {
            try progress(place, paths.count)
            do {
                try collect(path.logical, at: path.actual, into: writer, &found)
            } catch let error as FileError where error.code == ENOENT && error.path == path.actual {
                continue
            }
        }
        try progress(paths.count, paths.count)
        return found
    }

    private func collect(
        _ logical: String,
        at actual: String,
        into writer: any ObjectWriter,
        _ found: inout Found
    ) throws {
        let name = logical.split(separator: "/").last.map(String.init) ?? logical
        let named = logical.hasPrefix(BackupFile.imageFolder) ? ObjectID(name) : nil
        if let named, let size = Self.size(of: actual), writer.has(named, size: size) {
            // Stored before: its bytes were those of its name.
            found.files[logical] = BackupFile(path: logical, object: named, size: size)
            return
        }
        let (id, size) = try writer.put(fileAt: actual)
        if let named, named != id { found.damaged.append(logical) }
        found.files[logical] = BackupFile(path: logical, object: id, size: size)
    }

    private func all() throws -> [(logical: String, actual: String)] {
        var paths: [(String, String)] = []
        for shelf in try names(in: images) where shelf.utf8.count == 2 {
            for name in try names(in: "\(images)/\(shelf)") where ObjectID(name) != nil {
                paths.append(("\(BackupFile.imageFolder)/\(shelf)/\(name)", "\(images)/\(shelf)/\(name)"))
            }
        }
        for name in try names(in: documents) where Self.isFile("\(documents)/\(name)") {
            paths.append(("\(BackupFile.documentFolder)/\(name)", "\(documents)/\(name)"))
        }
        if let settings { paths.append((BackupFile.settings, settings)) }
        return paths
    }

    private func names(in folder: String) throws -> [String] {
        guard File.exists(folder) else { return [] }
        return try Folder.names(in: folder).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
