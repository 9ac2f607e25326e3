import Files
import Glibc

/// A file that is being written, under a name that no reader looks for. Removed unless it is moved.
final class Draft {
    private let path: String
    private let descriptor: Int32
    private var isMoved = false

    init(at path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError("create", path) }
    }

    convenience init(in folder: String) throws {
        try self.init(at: "\(folder)/drafts/\(UInt64.random(in: 0...UInt64.max))")
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isMoved, descriptor >= 0 { unlink(path) }
    }

    /// A finished draft of these bytes.
    static func write(_ bytes: [UInt8], in folder: String) throws -> Draft {
        let draft = try Draft(in: folder)
        try bytes.withUnsafeBytes { try draft.append($0) }
        try draft.finish()
        return draft
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError("write", path) }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Makes the bytes durable.
    func finish() throws {
        guard fsync(descriptor) == 0 else { throw FileError("fsync", path) }
    }

    func move(to target: String) throws {
        guard rename(path, target) == 0 else { throw FileError("rename", target) }
        isMoved = true
    }
}
