import Files
import Glibc
import Synchronization

/// Writes a store as a tar archive to a pipe or a file, as its objects come. Extracted, it is the store.
///
/// The record is written last. So an archive that was cut off has objects, and no record.
public final class ArchiveWriter: ObjectWriter {
    private static let block = 512
    /// In errors.
    private static let name = "standard output"

    private let descriptor: Int32
    private let sizes = Mutex<[ObjectID: Int]>([:])

    /// - Parameter descriptor: stays open.
    public init(to descriptor: Int32) throws {
        self.descriptor = descriptor
        try write(StorePath.formatContent, as: StorePath.format)
    }

    public func has(_ id: ObjectID, size: Int?) -> Bool {
        guard let found = sizes.withLock({ $0[id] }) else { return false }
        return size == nil || found == size
    }

    public func put(_ bytes: [UInt8]) throws -> ObjectID {
        let id = ObjectID(of: bytes)
        guard !has(id, size: bytes.count) else { return id }
        try write(bytes, as: StorePath.object(id))
        sizes.withLock { $0[id] = bytes.count }
        return id
    }

    /// Reads the file twice: its name in the archive, the hash, comes before its bytes.
    public func put(fileAt path: String) throws -> (id: ObjectID, size: Int) {
        let source = open(path, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw FileError("open", path) }
        defer { close(source) }
        var (stream, size) = (HashStream(), 0)
        try Portions.each(of: source, named: path) { bytes in
            stream.add(bytes)
            size += bytes.count
        }
        let id = stream.end()
        guard !has(id, size: size) else { return (id, size) }
        guard lseek(source, 0, SEEK_SET) == 0 else { throw FileError("lseek", path) }
        try writeHead(of: StorePath.object(id), size: size)
        var (second, count) = (HashStream(), 0)
        try Portions.each(of: source, named: path) { bytes in
            second.add(bytes)
            count += bytes.count
            guard count <= size else { throw ObjectStoreError.changed(id) }
            try File.write(bytes, to: descriptor, named: Self.name)
        }
        guard second.end() == id else { throw ObjectStoreError.changed(id) }
        try pad(size)
        sizes.withLock { $0[id] = size }
        return (id, size)
    }

    /// Adds a note, which belongs to the whole store.
    public func keep(_ bytes: [UInt8], asNote name: String) throws {
        try write(bytes, as: StorePath.note(name))
    }

    /// Adds the record and ends the archive.
    public func publish(_ bytes: [UInt8], as name: String) throws {
        try write(bytes, as: StorePath.record(name))
        try File.write(repeatElement(0, count: 2 * Self.block), to: descriptor, named: Self.name)
    }

    private func write(_ bytes: [UInt8], as path: String) throws {
        try writeHead(of: path, size: bytes.count)
        try File.write(bytes, to: descriptor, named: Self.name)
        try pad(bytes.count)
    }

    /// A header of POSIX's ustar format: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
    private func writeHead(of path: String, size: Int) throws {
        var head = [UInt8](repeating: 0, count: Self.block)
        func put(_ text: String, at start: Int) {
            head.replaceSubrange(start..<start + text.utf8.count, with: text.utf8)
        }
        func octal(_ number: Int, _ count: Int) -> String {
            let digits = String(number, radix: 8)
            return String(repeating: "0", count: count - digits.count) + digits
        }
        guard size < 1 << 33 else { throw ObjectStoreError.tooLargeForArchive(path) }
        put(path, at: 0)
        put(octal(0o600, 7), at: 100)
        put(octal(0, 7), at: 108)
        put(octal(0, 7), at: 116)
        put(octal(size, 11), at: 124)
        put(octal(0, 11), at: 136)
        put("        0", at: 148)
        put("ustar\u{0}00", at: 257)
        put(octal(head.reduce(0) { $0 + Int($1) }, 6) + "\u{0}", at: 148)
        try File.write(head, to: descriptor, named: Self.name)
    }

    private func pad(_ size: Int) throws {
        let rest = size % Self.block
        guard rest > 0 else { return }
        try File.write(repeatElement(0, count: Self.block - rest), to: descriptor, named: Self.name)
    }
}
