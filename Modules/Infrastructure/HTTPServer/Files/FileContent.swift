import Glibc

/// A file, or a part of one, sent by the kernel. The file is already open, so metadata and content match.
public struct FileContent: Sendable {
    /// Shared, so that copies of a response stay cheap.
    private final class Facts: Sendable {
        let file: OpenFile
        let length: Int
        let modified: Int
        let tag: String
        let type: String

        init(_ file: OpenFile, length: Int, modified: Int, tag: String, type: String) {
            self.file = file
            self.length = length
            self.modified = modified
            self.tag = tag
            self.type = type
        }
    }

    private let facts: Facts
    let offset: Int
    public let length: Int

    /// Seconds since 1970.
    public var modified: Int { facts.modified }

    /// A strong tag from inode, size and modification time.
    public var tag: String { facts.tag }

    public var type: String { facts.type }

    var file: OpenFile { facts.file }

    public init(path: String, type: String? = nil) throws(FileRefusal) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { throw .notFound }
        try self.init(descriptor: descriptor, name: path, type: type)
    }

    /// Takes ownership of the descriptor, even when it throws.
    init(descriptor: Int32, name: String, type: String?) throws(FileRefusal) {
        let file = OpenFile(descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notFound }
        let modified = status.st_mtim
        // File systems may use all 64 bits of an inode number.
        let inode = Int(truncatingIfNeeded: status.st_ino)
        let parts = [inode, Int(status.st_size), modified.tv_sec, modified.tv_nsec]
        facts = Facts(
            file,
            length: Int(status.st_size),
            modified: modified.tv_sec,
            tag: "\"" + parts.map { String($0, radix: 36) }.joined(separator: "-") + "\"",
            type: type ?? MediaType.of(fileName: name)
        )
        offset = 0
        length = facts.length
    }

    private init(_ whole: FileContent, offset: Int, length: Int) {
        facts = whole.facts
        self.offset = offset
        self.length = length
    }

    func part(_ bytes: Range<Int>) -> FileContent {
        FileContent(self, offset: offset + bytes.lowerBound, length: bytes.count)
    }

    /// Reads the whole file, for callers without a socket.
    public func bytes() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            while count < length {
                let read = pread(file.descriptor, buffer.baseAddress! + count, length - count, offset + count)
                guard read > 0 else { return }
                count += read
            }
        }
    }
}

/// The reason a file is not served.
public enum FileRefusal: Error, Sendable {
    /// Missing, not a regular file, or hidden. Clients cannot tell which.
    case notFound
}
