import Foundation
import Glibc

/// A listening socket of one test.
///
/// It is closed when neither its owner nor a pending accept refers to it. A descriptor closed too early, or
/// twice, may already belong to another test.
public final class LoopbackSocket: Sendable {
    public let port: Int
    private let descriptor: Int32

    public init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size) == 0 && listen(descriptor, 256) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
        }
        self.descriptor = descriptor
        port = Int(UInt16(bigEndian: address.sin_port))
        guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    }

    deinit {
        close(descriptor)
    }

    /// Waits for a connection, which the receiver closes. Nil after ``shutDown()``.
    public func nextConnection() -> Int32? {
        while true {
            let connection = accept(descriptor, nil, nil)
            if connection >= 0 { return connection }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    /// Refuses further connections and ends a pending accept.
    public func shutDown() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }
}
