import Glibc

/// The standard input and output of a worker, which are files in memory.
enum WorkerFiles {
    static func read() -> [UInt8] {
        let size = Int(lseek(STDIN_FILENO, 0, SEEK_END))
        return [UInt8](unsafeUninitializedCapacity: max(0, size)) { buffer, count in
            while count < buffer.count {
                let read = pread(STDIN_FILENO, buffer.baseAddress! + count, buffer.count - count, count)
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                count += read
            }
        }
    }

    static func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(STDOUT_FILENO, bytes.baseAddress! + written, bytes.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }
}
