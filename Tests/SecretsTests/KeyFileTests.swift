import Foundation
import TestSupport
import Testing

@testable import Secrets

@Suite("Key file")
struct KeyFileTests {
    private let folder: TemporaryFolder
    private var path: String { folder.file("deep/er/key").path }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func makeFile(bytes: Int, mode: mode_t) throws {
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true
        )
        try Data(count: bytes).write(to: URL(fileURLWithPath: path))
        chmod(path, mode)
    }

    @Test("The first start creates a key that only its owner can read, and the next finds it")
    func create() throws {
        let made = try KeyFile.loadOrCreate(at: path)
        let found = try KeyFile.loadOrCreate(at: path)
        #expect(made.mac([1]) == found.mac([1]))
        #expect(try mode(path) == 0o600)
        #expect(try mode(folder.file("deep").path) == 0o700)
        #expect(try mode(folder.file("deep/er").path) == 0o700)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("deep/er").path) == ["key"])
    }

    @Test("One that was about to write its own key takes the key that came first")
    func race() throws {
        let first = try KeyFile.loadOrCreate(at: path)
        try KeyFile.create(at: path, holding: .random())
        #expect(try KeyFile.loadOrCreate(at: path).mac([1]) == first.mac([1]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("deep/er").path) == ["key"])
    }

    @Test("A file of another size is refused", arguments: [0, 31, 33])
    func size(bytes: Int) throws {
        try makeFile(bytes: bytes, mode: 0o600)
        #expect(throws: KeyFileError.wrongSize(path: path, bytes: bytes)) {
            try KeyFile.loadOrCreate(at: path)
        }
    }

    @Test("A file that others may touch is refused", arguments: [0o640, 0o604, 0o620, 0o601] as [mode_t])
    func exposed(mode: mode_t) throws {
        try makeFile(bytes: 32, mode: mode)
        #expect(throws: KeyFileError.openToOthers(path: path, mode: UInt32(mode))) {
            try KeyFile.loadOrCreate(at: path)
        }
    }

    @Test("A folder, a link and a pipe in its place are refused without waiting", .timeLimit(.minutes(1)))
    func kinds() throws {
        let places = ["folder", "link", "pipe"].map { folder.file($0).path }
        mkdir(places[0], 0o700)
        symlink(folder.file("elsewhere").path, places[1])
        mkfifo(places[2], 0o600)
        for place in places {
            #expect(throws: KeyFileError.notARegularFile(path: place)) { try KeyFile.loadOrCreate(at: place) }
        }
    }

    @Test(
        "A file of another owner is refused",
        .enabled(if: geteuid() == 0, "only root can give a file away")
    )
    func owner() throws {
        try makeFile(bytes: 32, mode: 0o600)
        chown(path, 4321, 4321)
        #expect(throws: KeyFileError.ownedByAnother(path: path, owner: 4321)) {
            try KeyFile.loadOrCreate(at: path)
        }
    }

    @Test("Where no file can be made, the error names the step")
    func unwritable() {
        #expect(throws: KeyFileError.self) { try KeyFile.loadOrCreate(at: "/proc/nowhere/key") }
    }
}
