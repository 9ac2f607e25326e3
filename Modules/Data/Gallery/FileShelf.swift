import Domain
import Glibc

/// A folder of image files.
struct FileShelf: Sendable {
    private static let aside = ".aside"

    private let folder: String

    init(_ folder: String) {
        self.folder = folder
    }

    /// Files last stored before `moment`, and the total number of files. Also removes what a crash left
    /// half-written or set aside.
    func old(before moment: Moment) -> (files: [StoredFile], seen: Int) {
        guard let listing = opendir(folder) else { return ([], 0) }
        defer { closedir(listing) }
        var files: [StoredFile] = []
        var seen = 0
        while let entry = readdir(listing) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.utf8.first != UInt8(ascii: ".") else { continue }
            seen += 1
            guard let time = FileOnDisk(folder, name).time, time < moment else { continue }
            if let file = StoredFile(name) {
                files.append(file)
            } else if name.hasSuffix(Self.aside), let file = StoredFile(String(name.dropLast(6))) {
                putBack(file)
            } else if name.hasSuffix(".part") {
                unlink("\(folder)/\(name)")
            }
        }
        return (files, seen)
    }

    /// Returns false when the file is already gone.
    func setAside(_ file: StoredFile) -> Bool {
        rename(path(of: file), path(of: file) + Self.aside) == 0
    }

    func putBack(_ file: StoredFile) {
        rename(path(of: file) + Self.aside, path(of: file))
    }

    func throwAway(_ file: StoredFile) {
        unlink(path(of: file) + Self.aside)
    }

    private func path(of file: StoredFile) -> String { "\(folder)/\(file.name)" }
}
