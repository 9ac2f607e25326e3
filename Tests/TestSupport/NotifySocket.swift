import Foundation
import Glibc

/// The service manager's end of sd_notify(3): a datagram socket in a folder of its own.
public final class NotifySocket: Sendable {
    public let path: String
    private let folder: TemporaryFolder
    private let descriptor: Int32

    public init() throws {
        folder = try TemporaryFolder()
        path = folder.file("notify").path
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0 else { throw ChildProcess.Failure(reason: "no socket at \(path)") }
    }

    deinit {
        close(descriptor)
    }

    /// The lines of the next datagram.
    public func next() async throws -> [String] {
        try await offPool { [descriptor] in
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
            return text.split(separator: "\n").map(String.init)
        }
    }
}
