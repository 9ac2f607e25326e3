import Files
import Glibc

/// A folder of objects named by the SHA-256 of their bytes, and of records that name them.
///
/// Files are written under another name, made durable and then renamed. So an object is whole or not there,
/// and a record that is published last, when all its objects are durable, is whole with all of them.
public struct ObjectStore: ObjectWriter {
    public let folder: String
    /// How the name of a format that isn't whole begins. A process that is killed leaves it.
    private static let formatDraft = ".format."

    /// Opens a store.
    public init(at folder: String) throws {
        self.folder = folder
        guard let bytes = try? File.contents(of: "\(folder)/\(StorePath.format)") else {
            guard File.exists(folder) else { throw FileError(missing: folder) }
            throw ObjectStoreError.notAStore(folder: folder)
        }
        guard bytes == StorePath.formatContent else {
            throw ObjectStoreError.unknownFormat(folder: folder)
        }
    }

    /// Opens a store, or makes one of a folder that is empty or missing.
    public init(creatingAt folder: String) throws {
        if !File.exists("\(folder)/\(StorePath.format)") {
            try Folder.make(folder)
            let others = try Folder.names(in: folder).filter { $0 != "lost+found" && !$0.hasPrefix(".") }
            guard others.isEmpty else { throw ObjectStoreError.notAStore(folder: folder) }
            let draft = try Draft(at: "\(folder)/\(Self.formatDraft)\(UInt32.random(in: 0...UInt32.max))")
            try StorePath.formatContent.withUnsafeBytes { try draft.append($0) }
            try draft.finish()
            try draft.move(to: "\(folder)/\(StorePath.format)")
            try Folder.synchronize(folder)
        }
        try self.init(at: folder)
    }

    public func lock(_ manner: StoreLock.Manner) throws -> StoreLock {
        let lock = try StoreLock(manner, on: folder)
        guard manner == .writing else { return lock }
        for name in ["objects", "records", "drafts"] { try Folder.make("\(folder)/\(name)") }
        // Left by a writer that was killed: none other is at work.
        for name in try Folder.names(in: "\(folder)/drafts") { unlink("\(folder)/drafts/\(name)") }
        return lock
    }
}

/// Objects.
extension ObjectStore {
    /// Whether there is an object of that name and, if given, that size. Its bytes aren't read.
    public func has(_ id: ObjectID, size: Int?) -> Bool {
        guard let found = self.size(of: id) else { return false }
        return size == nil || found == size
    }

    public func size(of id: ObjectID) -> Int? {
        var status = stat()
        guard stat(path(of: id), &status) == 0 else { return nil }
        return Int(status.st_size)
    }

    /// Stores the bytes, unless they are there.
    public func put(_ bytes: [UInt8]) throws -> ObjectID {
        let id = ObjectID(of: bytes)
        guard !has(id, size: bytes.count) else { return id }
        try keep(try Draft.write(bytes, in: folder), as: id)
        return id
    }

    /// Stores a copy of a file, in bounded memory.
    public func put(fileAt path: String) throws -> (id: ObjectID, size: Int) {
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw FileError("open", path) }
        defer { close(source) }
        let draft = try Draft(in: folder)
        var (stream, size) = (HashStream(), 0)
        try Portions.each(of: source, named: path) { bytes in
            stream.add(bytes)
            size += bytes.count
            try draft.append(bytes)
        }
        let id = stream.end()
        guard !has(id, size: size) else { return (id, size) }
        try draft.finish()
        try keep(draft, as: id)
        return (id, size)
    }

    /// The bytes of an object, which are those it is named for.
    public func bytes(of id: ObjectID) throws -> [UInt8] {
        guard has(id, size: nil) else { throw ObjectStoreError.missing(id) }
        let bytes = try File.contents(of: path(of: id))
        guard ObjectID(of: bytes) == id else { throw ObjectStoreError.changed(id) }
        return bytes
    }

    /// Throws unless the object has the bytes it is named for.
    public func check(_ id: ObjectID) throws {
        try read(id) { _ in }
    }

    /// Copies an object to a file of the owner's alone, which is whole or not there.
    public func copy(_ id: ObjectID, to path: String) throws {
        let draft = try Draft(at: "\(path).part")
        try read(id) { try draft.append($0) }
        try draft.finish()
        try draft.move(to: path)
    }

    private func read(_ id: ObjectID, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        let source = open(path(of: id), O_RDONLY | O_CLOEXEC)
        guard source >= 0 else {
            guard errno == ENOENT else { throw FileError("open", path(of: id)) }
            throw ObjectStoreError.missing(id)
        }
        defer { close(source) }
        var stream = HashStream()
        try Portions.each(of: source, named: path(of: id)) { bytes in
            stream.add(bytes)
            try body(bytes)
        }
        guard stream.end() == id else { throw ObjectStoreError.changed(id) }
    }

    /// Removes all objects that aren't needed; returns their number and their bytes.
    @discardableResult
    public func removeObjects(besides needed: Set<ObjectID>) throws -> (count: Int, bytes: Int) {
        var (count, bytes) = (0, 0)
        for shelf in try Folder.names(in: "\(folder)/objects") {
            for name in try Folder.names(in: "\(folder)/objects/\(shelf)") {
                guard let id = ObjectID(name), !needed.contains(id) else { continue }
                bytes += size(of: id) ?? 0
                count += 1
                guard unlink(path(of: id)) == 0 else { throw FileError("unlink", path(of: id)) }
            }
        }
        return (count, bytes)
    }

    /// Removes the store with all it has.
    public func removeAll() throws {
        try removeObjects(besides: [])
        for shelf in try Folder.names(in: "\(folder)/objects") { rmdir("\(folder)/objects/\(shelf)") }
        for name in ["records", "notes", "drafts"] {
            let inner = "\(folder)/\(name)"
            guard File.exists(inner) else { continue }
            for file in try Folder.names(in: inner) { unlink("\(inner)/\(file)") }
            rmdir(inner)
        }
        for name in try Folder.names(in: folder)
        where ["format", "lock"].contains(name) || name.hasPrefix(Self.formatDraft) {
            unlink("\(folder)/\(name)")
        }
        rmdir("\(folder)/objects")
        guard rmdir(folder) == 0 else { throw FileError("rmdir", folder) }
    }

    private func keep(_ draft: Draft, as id: ObjectID) throws {
        try Folder.make(shelf(of: id))
        try draft.move(to: path(of: id))
    }

    private func shelf(of id: ObjectID) -> String { "\(folder)/\(StorePath.shelf(of: id))" }

    public func path(of id: ObjectID) -> String { "\(folder)/\(StorePath.object(id))" }
}

/// Notes, which belong to the whole store and are replaced as they change.
extension ObjectStore {
    /// Nil when there is none.
    public func note(_ name: String) throws -> [UInt8]? {
        let path = path(ofNote: name)
        return File.exists(path) ? try File.contents(of: path) : nil
    }

    public func keep(_ bytes: [UInt8], asNote name: String) throws {
        try Folder.make("\(folder)/notes")
        try Draft.write(bytes, in: folder).move(to: path(ofNote: name))
        try Folder.synchronize("\(folder)/notes")
    }

    private func path(ofNote name: String) -> String {
        precondition(Self.isName(name), "a note has letters, digits and hyphens in its name")
        return "\(folder)/\(StorePath.note(name))"
    }
}

/// Records.
extension ObjectStore {
    /// The names of the records, in order.
    public func records() throws -> [String] {
        guard File.exists("\(folder)/records") else { return [] }
        return try Folder.names(in: "\(folder)/records")
            .compactMap { StorePath.record(at: "\(StorePath.records)/\($0)") }.sorted()
    }

    public func record(_ name: String) throws -> [UInt8] {
        guard Self.isName(name), File.exists(path(ofRecord: name)) else {
            throw ObjectStoreError.noRecord(name)
        }
        return try File.contents(of: path(ofRecord: name))
    }

    /// Adds a record once all objects are durable.
    public func publish(_ bytes: [UInt8], as name: String) throws {
        precondition(Self.isName(name), "a record has letters, digits and hyphens in its name")
        guard !File.exists(path(ofRecord: name)) else { throw ObjectStoreError.recordExists(name) }
        for shelf in try Folder.names(in: "\(folder)/objects") {
            try Folder.synchronize("\(folder)/objects/\(shelf)")
        }
        for parent in ["\(folder)/objects", folder] { try Folder.synchronize(parent) }
        try Draft.write(bytes, in: folder).move(to: path(ofRecord: name))
        try Folder.synchronize("\(folder)/records")
    }

    public func remove(record name: String) throws {
        guard Self.isName(name) else { throw ObjectStoreError.noRecord(name) }
        guard unlink(path(ofRecord: name)) == 0 || errno == ENOENT else {
            throw FileError("unlink", path(ofRecord: name))
        }
        try Folder.synchronize("\(folder)/records")
    }

    private func path(ofRecord name: String) -> String { "\(folder)/\(StorePath.record(name))" }

    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
