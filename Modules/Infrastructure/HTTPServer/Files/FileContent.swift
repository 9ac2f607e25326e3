import Glibc

/// A file, or a part of one, to be sent by the kernel. It is open already, so what was described is what is sent.
public struct FileContent: Sendable {
    let file: OpenFile
    let offset: Int
    public let length: Int
    /// Seconds since 1970.
    public let modified: Int
    /// A strong tag, from inode, size and time of change.
    public let tag: String
    public let type: String

    public init(path: String, type: String? = nil) throws(FileRefusal) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
        guard descriptor >= 0 else { throw .notFound }
        try self.init(descriptor: descriptor, name: path, type: type)
    }

    /// Takes the descriptor over, whatever comes of it.
    init(descriptor: Int32, name: String, type: String?) throws(FileRefusal) {
        file = OpenFile(descriptor)
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw .notFound }
        offset = 0
        length = Int(facts.st_size)
        modified = facts.st_mtim.tv_sec
        let parts = [Int(facts.st_ino), length, modified, facts.st_mtim.tv_nsec]
        tag = "\"" + parts.map { String($0, radix: 36) }.joined(separator: "-") + "\""
        self.type = type ?? MediaType.of(fileName: name)
    }

    private init(_ whole: FileContent, offset: Int, length: Int) {
        file = whole.file
        self.offset = offset
        self.length = length
        modified = whole.modified
        tag = whole.tag
        type = whole.type
    }

    func part(_ bytes: Range<Int>) -> FileContent {
        FileContent(self, offset: offset + bytes.lowerBound, length: bytes.count)
    }

    /// Reads it all, for callers without a socket.
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

/// Why a file is not served.
public enum FileRefusal: Error, Sendable {
    /// Not there, not a plain file, or not for visitors' eyes: outsiders cannot tell which.
    case notFound
}
