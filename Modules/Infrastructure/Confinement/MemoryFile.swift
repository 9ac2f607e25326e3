import CProcess
import Glibc

/// A file in memory, which leaves nothing behind when this process crashes.
final class MemoryFile {
    let descriptor: Int32

    init(_ bytes: [UInt8] = []) throws {
        descriptor = process_memory_file()
        guard descriptor >= 0 else { throw ProcessError("make a file in memory") }
        var written = 0
        try bytes.withUnsafeBytes { bytes in
            while written < bytes.count {
                let count = pwrite(descriptor, bytes.baseAddress! + written, bytes.count - written, written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw ProcessError("write") }
                written += count
            }
        }
    }

    deinit {
        close(descriptor)
    }

    func contents() throws -> [UInt8] {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw ProcessError("stat") }
        return try [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let read = pread(descriptor, buffer.baseAddress! + count, buffer.count - count, count)
                if read < 0, errno == EINTR { continue }
                guard read >= 0 else { throw ProcessError("read") }
                if read == 0 { break }
                count += read
            }
        }
    }
}
