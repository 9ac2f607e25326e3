import Glibc

/// Reads the lines of a file or a stream, a block at a time. Not for use by several threads at a time.
public final class LineReader {
    /// Longer lines come in pieces of this size.
    public static let longest = 64 << 10

    /// The name in errors.
    public let name: String
    /// The bytes of all lines so far.
    public private(set) var position = 0
    /// Nil for a stream.
    public let size: Int?
    private let descriptor: Int32
    private let isOwned: Bool
    private var block: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    public convenience init(path: String) throws(FileError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError("open", path) }
        self.init(descriptor, named: path, isOwned: true)
    }

    /// Reads standard input.
    public static func standardInput() -> LineReader {
        LineReader(STDIN_FILENO, named: "-", isOwned: false)
    }

    /// Reads bytes in memory.
    public init(_ bytes: [UInt8], named name: String) {
        (descriptor, isOwned, self.name, size) = (-1, false, name, bytes.count)
        (block, isAtEnd) = (bytes, true)
    }

    private init(_ descriptor: Int32, named name: String, isOwned: Bool) {
        (self.descriptor, self.name, self.isOwned) = (descriptor, name, isOwned)
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isFile ? Int(status.st_size) : nil
    }

    deinit { if isOwned { close(descriptor) } }

    /// The next line without its end; nil after the last.
    public func next() throws(FileError) -> ArraySlice<UInt8>? {
        while true {
            let end = min(block.count, start + Self.longest)
            if let newline = block[start..<end].firstIndex(of: UInt8(ascii: "\n")) {
                return take(upTo: newline, skipping: 1)
            }
            if block.count - start >= Self.longest { return take(upTo: end, skipping: 0) }
            if isAtEnd { return start < block.count ? take(upTo: block.count, skipping: 0) : nil }
            try fill()
        }
    }

    private func take(upTo end: Int, skipping terminator: Int) -> ArraySlice<UInt8> {
        let line = block[start..<end]
        position += line.count + terminator
        start = end + terminator
        return line
    }

    private func fill() throws(FileError) {
        let rest = block[start...]
        let room = 4 * Self.longest
        var code: Int32 = 0
        block = [UInt8](unsafeUninitializedCapacity: rest.count + room) { buffer, count in
            for (offset, byte) in rest.enumerated() { buffer.initializeElement(at: offset, to: byte) }
            var received: Int
            repeat {
                received = read(descriptor, buffer.baseAddress! + rest.count, room)
            } while received < 0 && errno == EINTR
            code = received < 0 ? errno : 0
            isAtEnd = received == 0
            count = rest.count + max(0, received)
        }
        start = 0
        guard code == 0 else {
            errno = code
            throw FileError("read", name)
        }
    }
}
