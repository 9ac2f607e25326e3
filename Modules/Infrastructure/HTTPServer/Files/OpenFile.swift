import Glibc

/// A file that stays open while a reader retains it.
final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Returns a duplicate descriptor that the caller closes.
    func duplicate() -> Int32 {
        fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    }

    static func close(_ descriptor: Int32) {
        _ = Glibc.close(descriptor)
    }

    deinit {
        OpenFile.close(descriptor)
    }
}
