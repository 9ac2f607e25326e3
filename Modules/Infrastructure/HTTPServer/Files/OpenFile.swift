import Glibc

/// A file that stays open as long as somebody may still read it.
final class OpenFile: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A descriptor of its own for somebody else to close.
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
