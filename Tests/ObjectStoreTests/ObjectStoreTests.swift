import Files
import Foundation
import ObjectStore
import TestSupport
import Testing

@Suite("A store of objects")
struct ObjectStoreTests {
    private let folder: TemporaryFolder
    private let store: ObjectStore
    private let lock: StoreLock

    init() throws {
        folder = try TemporaryFolder()
        store = try ObjectStore(creatingAt: folder.file("store").path)
        lock = try store.lock(.writing)
    }

    @Test("Objects are named by their SHA-256 and kept once")
    func names() throws {
        let id = try store.put(Array("abc".utf8))
        #expect("\(id)" == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(try store.put(Array("abc".utf8)) == id)
        #expect(try store.bytes(of: id) == Array("abc".utf8))
        #expect(ObjectID("\(id)") == id && ObjectID(id.bytes) == id)
        #expect(ObjectID("ba78") == nil && ObjectID(String(repeating: "G", count: 64)) == nil)
    }

    @Test(
        "Files of any size are copied in and out unchanged",
        arguments: [0, 1, (1 << 20) - 1, 1 << 20, 3_000_000]
    )
    func files(_ size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let (source, copy) = (folder.file("source").path, folder.file("copy").path)
        try File.writePrivately(bytes, to: source)
        let kept = try store.put(fileAt: source)
        #expect(kept.size == size && kept.id == ObjectID(of: bytes))
        try store.copy(kept.id, to: copy)
        #expect(try File.contents(of: copy) == bytes)
    }

    @Test("It is removed with all it has, also with what a process left that was killed while it made it")
    func removal() throws {
        _ = try store.put([1, 2, 3])
        try File.writePrivately([1], to: "\(store.folder)/.format.7")
        try store.removeAll()
        #expect(!File.exists(store.folder))
    }

    @Test("A changed object isn't copied, and leaves no half file")
    func changed() throws {
        let id = try store.put([1, 2, 3])
        try File.writePrivately([1, 2, 4], to: store.path(of: id))
        let copy = folder.file("copy").path
        #expect(throws: ObjectStoreError.changed(id)) { try store.copy(id, to: copy) }
        #expect(throws: ObjectStoreError.changed(id)) { try store.bytes(of: id) }
        #expect(!File.exists(copy) && !File.exists(copy + ".part"))
    }

    @Test("An object that was cut off is stored again")
    func healed() throws {
        let id = try store.put([1, 2, 3])
        try File.writePrivately([1], to: store.path(of: id))
        #expect(try store.put([1, 2, 3]) == id)
        #expect(try store.bytes(of: id) == [1, 2, 3])
    }

    @Test("Drafts of a killed writer are removed by the next one, and by no one beside a writer")
    func drafts() throws {
        let other = try ObjectStore(creatingAt: folder.file("other").path)
        try Folder.make("\(other.folder)/drafts")
        for store in [store, other] { try File.writePrivately([1], to: "\(store.folder)/drafts/1234") }
        #expect(throws: ObjectStoreError.inUse(folder: store.folder)) { try store.lock(.writing) }
        #expect(File.exists("\(store.folder)/drafts/1234"))
        let lock = try other.lock(.writing)
        withExtendedLifetime(lock) {}
        #expect(!File.exists("\(other.folder)/drafts/1234"))
    }

    @Test("Names that lead out of the folder are unknown")
    func paths() throws {
        try File.writePrivately(Array("secret".utf8), to: folder.file("other.json").path)
        for name in ["../../other", "", "a/b", ".", "x.json"] {
            #expect(throws: ObjectStoreError.noRecord(name)) { try store.record(name) }
        }
    }

    @Test("Records are whole, in order, and never replaced")
    func records() throws {
        for name in ["b", "a"] { try store.publish([1], as: name) }
        #expect(try store.records() == ["a", "b"])
        #expect(throws: ObjectStoreError.recordExists("a")) { try store.publish([2], as: "a") }
        #expect(try store.record("a") == [1])
    }

    @Test("A store of a later format is refused")
    func formats() throws {
        try File.writePrivately(Array("objects and records, format 2\n".utf8), to: "\(store.folder)/format")
        #expect(throws: ObjectStoreError.unknownFormat(folder: store.folder)) {
            try ObjectStore(at: store.folder)
        }
    }

    @Test("Compressed bytes come back, and anything else is refused")
    func compression() throws {
        let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let packed = try #require(Compression.pack(bytes))
        #expect(packed.count < bytes.count / 10)
        #expect(Compression.unpack(packed, limit: 1 << 20) == bytes)
        #expect(Compression.unpack(packed, limit: 400_000) == nil)
        #expect(Compression.unpack(packed.dropLast(5), limit: 1 << 20) == nil)
        #expect(Compression.unpack([1, 2, 3], limit: 1 << 20) == nil)
    }
}
