import Files
import Foundation
import TestSupport
import Testing

@Suite("Files and folders")
struct FilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("A folder is made with those above it, for its owner alone, and may be there already")
    func makeFolder() throws {
        for _ in 1...2 { try Folder.make(folder.path + "/a/b/c/") }
        #expect(try mode(folder.path + "/a") == 0o700)
        #expect(try mode(folder.path + "/a/b/c") == 0o700)
    }

    @Test("A file in a folder's place is an error with the path and the reason")
    func fileInPlace() throws {
        try File.writePrivately([1], to: folder.path + "/file")
        let inPlace = #expect(throws: FileError.self) { try Folder.make(folder.path + "/file") }
        #expect(inPlace?.code == EEXIST)
        #expect(inPlace?.path == folder.path + "/file")
        let above = #expect(throws: FileError.self) { try Folder.make(folder.path + "/file/folder") }
        #expect(above?.reason == "Not a directory")
    }

    @Test("All names in a folder are told, hidden ones too, and only those")
    func names() throws {
        for name in ["b", ".hidden", "마당"] { try File.writePrivately([], to: "\(folder.path)/\(name)") }
        #expect(try Folder.names(in: folder.path).sorted() == [".hidden", "b", "마당"])
        #expect(throws: FileError.self) { try Folder.names(in: folder.path + "/none") }
    }

    @Test(
        "The folder above a path is what comes before its last name",
        arguments: [
            ("/a/b", "/a"), ("/a/b/", "/a"), ("/a", "/"), ("a/b", "a"), ("a", nil), ("/", nil), ("", nil),
        ]
    )
    func parent(path: String, parent: String?) {
        #expect(Folder.parent(of: path) == parent)
    }

    @Test(
        "An absolute path has no dots and no slash at its end",
        arguments: [("/a/./b//../c/", "/a/c"), ("/../a", "/a"), ("/", "/")]
    )
    func absolute(path: String, absolute: String) {
        #expect(Folder.absolute(path) == absolute)
    }

    @Test("A relative path begins at the current folder")
    func relative() {
        #expect(Folder.absolute("./a") == FileManager.default.currentDirectoryPath + "/a")
    }

    @Test("A written text of any length is read back")
    func roundTrip() throws {
        let path = folder.path + "/file"
        for length in [0, 1, 65_536, 200_001] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
            try File.writePrivately(bytes, to: path)
            #expect(try File.contents(of: path) == bytes)
        }
        #expect(File.exists(path))
    }

    @Test("A file that others could read is its owner's alone once it is written privately")
    func privately() throws {
        let path = folder.path + "/file"
        try Data([1]).write(to: folder.file("file"))
        chmod(path, 0o644)
        try File.writePrivately([2], to: path)
        #expect(try mode(path) == 0o600)
    }

    @Test("A file that is not there is an error with the reason")
    func missing() {
        let error = #expect(throws: FileError.self) { try File.contents(of: folder.path + "/none") }
        #expect(error?.reason == "No such file or directory")
        #expect(!File.exists(folder.path + "/none"))
    }
}
