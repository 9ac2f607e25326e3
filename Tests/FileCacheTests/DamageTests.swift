import Foundation
import TestSupport
import Testing

@testable import FileCache

@Suite("Damage to a file cache")
struct DamageTests {
    private let folder: TemporaryFolder
    private let cache: FileCache

    init() throws {
        folder = try TemporaryFolder()
        cache = try Self.cache(folder, capacity: 10_000_000)
    }

    private static func cache(
        _ folder: TemporaryFolder,
        capacity: Int,
        entryLimit: Int = 10_000
    ) throws -> FileCache {
        try FileCache(folder: folder.path, capacity: capacity, entryLimit: entryLimit) { 0 }
    }

    private func file(of key: String) -> URL {
        folder.file("\(EntryFile.name(for: key)).entry")
    }

    @Test("A file cut short at any length is a miss and is cleared away")
    func torn() async throws {
        let whole = EntryFile(key: "a", storedAt: 1, metadata: ["n": "v"], body: [1, 2, 3]).encoded()
        for length in 0..<whole.count {
            try Data(whole.prefix(length)).write(to: file(of: "a"))
            #expect(await cache.entry(for: "a") == nil)
            #expect(!FileManager.default.fileExists(atPath: file(of: "a").path))
        }
    }

    @Test("A file with any one byte changed is a miss")
    func changed() async throws {
        let whole = EntryFile(key: "a", storedAt: 1, metadata: ["n": "v"], body: [1, 2, 3]).encoded()
        for place in whole.indices {
            var bytes = whole
            bytes[place] ^= 0x40
            try Data(bytes).write(to: file(of: "a"))
            #expect(await cache.entry(for: "a") == nil)
        }
        try Data(whole).write(to: file(of: "a"))
        #expect(await cache.entry(for: "a")?.bytes == [1, 2, 3])
    }

    @Test("A file under the name of another key does not answer for it, and stays")
    func collision() async throws {
        try Data(EntryFile(key: "b", storedAt: 1, metadata: [:], body: [9]).encoded()).write(
            to: file(of: "a")
        )
        #expect(await cache.entry(for: "a") == nil)
        #expect(FileManager.default.fileExists(atPath: file(of: "a").path))
    }

    @Test("The name of a key never changes, so that a cache outlives an upgrade")
    func names() {
        #expect(EntryFile.name(for: "key") == "c14098320df7d348bfe5bb77ffcd8e05")
        #expect(EntryFile.name(for: "") == "56d845e2f052b78a5a0111bfd21053d7")
        #expect(Set((0..<10_000).map { EntryFile.name(for: "/runs/\($0)") }).count == 10_000)
    }

    @Test("A draft whose writer was killed is swept away; one still being written is not")
    func drafts() throws {
        let orphan = folder.file("orphan.draft")
        let living = folder.file("living.draft")
        try Data([1]).write(to: orphan)
        try Data([1]).write(to: living)
        let writer = open(living.path, O_RDWR)
        defer { close(writer) }
        #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)

        _ = try Self.cache(folder, capacity: 1_000)
        #expect(!FileManager.default.fileExists(atPath: orphan.path))
        #expect(FileManager.default.fileExists(atPath: living.path))
    }

    @Test("A reader finishes an entry while it is replaced")
    func replacedWhileRead() async throws {
        try await cache.store(Array(repeating: 1, count: 5_000), for: "a")
        let reading = try FileHandle(forReadingFrom: file(of: "a"))
        let start = try #require(try reading.read(upToCount: 100))
        try await cache.store(Array(repeating: 2, count: 5_000), for: "a")
        let whole = start + (try #require(try reading.readToEnd()))
        #expect(EntryFile(decoding: Array(whole))?.body == Array(repeating: 1, count: 5_000))
    }

    @Test("Two caches on one folder see what the other stores, removes and crowds out")
    func shared() async throws {
        let other = try Self.cache(folder, capacity: 1_000_000, entryLimit: 2)
        try await cache.store([1], for: "a")
        #expect(await other.entry(for: "a")?.bytes == [1])
        await other.remove("a")
        #expect(await cache.entry(for: "a") == nil)
        for key in ["b", "c", "d"] { try await other.store([2], for: key) }
        #expect(await cache.entry(for: "b") == nil)
        #expect(await cache.count == 2)
    }
}
