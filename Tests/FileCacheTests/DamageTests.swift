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
        cache = try FileCache(folder: folder.url, capacity: 1_000_000)
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

        _ = try FileCache(folder: folder.url, capacity: 1_000)
        #expect(!FileManager.default.fileExists(atPath: orphan.path))
        #expect(FileManager.default.fileExists(atPath: living.path))
    }

    @Test("Two caches on one folder read each other's entries whole while both write and clear")
    func shared() async throws {
        let other = try FileCache(folder: folder.url, capacity: 200_000, entryLimit: 20)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (writer, reader) in [(cache, other), (other, cache)] {
                group.addTask {
                    for number in 0..<100 {
                        let byte = UInt8(number)
                        try await writer.store(Array(repeating: byte, count: 5_000), for: "\(number % 30)")
                        let found = await reader.entry(for: "\(number % 30)")?.bytes ?? []
                        #expect(found.isEmpty || found == Array(repeating: found[0], count: 5_000))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(await other.entry(for: "9") != nil)
    }
}
