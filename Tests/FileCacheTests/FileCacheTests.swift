import FileCache
import Foundation
import TestSupport
import Testing

@Suite("File cache")
struct FileCacheTests {
    private let folder: TemporaryFolder
    private let now: Int64 = 1_750_000_000_123_456_789

    init() throws {
        folder = try TemporaryFolder()
    }

    private func cache(capacity: Int = 1_000_000, entryLimit: Int = 1_000) throws -> FileCache {
        try FileCache(
            folder: folder.file("cache").path,
            capacity: capacity,
            entryLimit: entryLimit,
            clock: { [now] in now }
        )
    }

    @Test("Stored entries are found again after a restart")
    func roundTrip() async throws {
        let body = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
        try await cache().store(body, for: "열쇠 / ?", metadata: ["etag": "\"x\"", "": "마당"])
        try await cache().store([], for: "")
        let entry = try await cache().entry(for: "열쇠 / ?")
        #expect(entry?.bytes == body)
        #expect(entry?.metadata == ["etag": "\"x\"", "": "마당"])
        #expect(entry?.storedAt == now)
        #expect(try await cache().entry(for: "")?.bytes == [])
        #expect(try await cache().entry(for: "other") == nil)
    }

    @Test("A key holds what was stored last, until it is removed")
    func replace() async throws {
        let cache = try cache()
        try await cache.store([1], for: "a")
        try await cache.store([2], for: "a")
        try await cache.store([3], for: "b")
        #expect(await cache.entry(for: "a")?.bytes == [2])
        #expect(await cache.count == 2)
        await cache.remove("a")
        #expect(await cache.entry(for: "a") == nil)
        await cache.removeAll()
        #expect(await cache.entry(for: "b") == nil)
        #expect(await cache.size == 0)
    }

    @Test("The least recently used goes first, even while the clock stands still")
    func leastRecentlyUsed() async throws {
        let cache = try cache(entryLimit: 3)
        for key in ["a", "b", "c"] { try await cache.store([0], for: key) }
        #expect(await cache.entry(for: "a") != nil)
        try await cache.store([0], for: "d")
        #expect(await cache.entry(for: "b") == nil)
        for key in ["a", "c", "d"] { #expect(await cache.entry(for: key) != nil) }
    }

    @Test("The files never take more than the capacity, however many are stored")
    func bounded() async throws {
        let cache = try cache(capacity: 10_000)
        for number in 0..<100 {
            try await cache.store(Array(repeating: 7, count: 500), for: "\(number)")
            #expect(await cache.size <= 10_000)
        }
        #expect(await cache.size > 8_000)
        #expect(await cache.entry(for: "99") != nil)
        #expect(try await self.cache(capacity: 5_000).size <= 5_000)
    }

    @Test("An entry larger than the cache is not kept, nor is the one it replaces")
    func tooLarge() async throws {
        let cache = try cache(capacity: 1_000)
        try await cache.store([1], for: "a")
        try await cache.store([2], for: "b")
        try await cache.store(Array(repeating: 0, count: 1_000), for: "a")
        #expect(await cache.entry(for: "a") == nil)
        #expect(await cache.entry(for: "b") != nil)
    }

    @Test("A folder that cannot be made is an error that says so")
    func unwritable() throws {
        try Data().write(to: folder.file("cache"))
        #expect(throws: FileCacheError.self) { try cache() }
    }
}
