import Domain
import Foundation
import Gallery
import TestSupport
import Testing

@Suite("Pictures in a folder")
struct FolderFileStoreTests {
    private let folder: TemporaryFolder
    private let store: FolderFileStore
    private let noon = Moment(milliseconds: 1_795_176_000_000)

    init() throws {
        folder = try TemporaryFolder()
        store = FolderFileStore(folder.file("images").path)
    }

    private func bytes(of file: StoredFile) async throws -> [UInt8]? {
        guard case .file(let path) = try await store.content(of: file),
            let data = try? Data(contentsOf: URL(fileURLWithPath: path))
        else { return nil }
        return Array(data)
    }

    private func sweep(keeping needed: Set<StoredFile> = []) async throws {
        try await store.sweep(about: 1_000, keptBefore: noon) { needed.intersection($0) }
    }

    @Test("Bytes come back under the name that sha256sum gives them, kept once")
    func keeping() async throws {
        let file = try await store.keep(Array("madang".utf8), at: noon)
        #expect(file.name == "434fb3d7921ce0c0803b0943eb8165be3100277d1f0a6a055ef6257c0b1aa137")
        #expect(try await store.keep(Array("madang".utf8), at: noon) == file)
        #expect(try await bytes(of: file) == Array("madang".utf8))
    }

    @Test("Unused images are deleted in time, and nothing else")
    func sweeping() async throws {
        let early = noon - .seconds(1)
        let needed = try await store.keep([1], at: early)
        let forgotten = try await store.keep([2], at: early)
        let fresh = try await store.keep([3], at: noon)
        let keptAgain = try await store.keep([4], at: early)
        #expect(try await store.keep([4], at: noon) == keptAgain)

        try await sweep(keeping: [needed])

        #expect(try await bytes(of: forgotten) == nil)
        for file in [needed, fresh, keptAgain] { #expect(try await store.has(file)) }
    }

    @Test("A file whose picture becomes known while it is being swept comes back")
    func claimed() async throws {
        let file = try await store.keep([1], at: noon - .seconds(1))
        let asked = Counter()

        try await store.sweep(about: 1_000, keptBefore: noon) { files in
            await asked.next() == 1 ? [] : Set(files)
        }

        #expect(try await bytes(of: file) == [1])
    }

    @Test("A file that is kept again while it is being swept is there afterwards")
    func keptWhileSwept() async throws {
        let store = store
        let noon = noon
        let file = try await store.keep([1], at: noon - .seconds(1))
        let asked = Counter()

        try await store.sweep(about: 1_000, keptBefore: noon) { _ in
            if await asked.next() == 2 { _ = try await store.keep([1], at: noon) }
            return []
        }

        #expect(try await bytes(of: file) == [1])
    }

    @Test("Files left by a crash are removed")
    func crash() async throws {
        let file = try await store.keep([1], at: noon - .seconds(1))
        guard case .file(let path) = try await store.content(of: file) else {
            Issue.record("the picture is no file")
            return
        }
        try FileManager.default.moveItem(atPath: path, toPath: path + ".aside")
        try Data([9]).write(to: URL(fileURLWithPath: path + ".7.part"))
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
        try FileManager.default.setAttributes(old, ofItemAtPath: path + ".7.part")

        try await sweep(keeping: [file])

        #expect(try await bytes(of: file) == [1])
        #expect(!FileManager.default.fileExists(atPath: path + ".7.part"))
    }
}

private actor Counter {
    private var count = 0

    func next() -> Int {
        count += 1
        return count
    }
}
