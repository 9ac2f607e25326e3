import Foundation
import Glibc

/// A socket of one test's own that waits for callers.
///
/// It is closed when neither its owner nor whoever waits for a caller holds it any more: a number that was
/// closed too early, or twice, would be another test's.
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

    /// Waits for one, whose descriptor is the taker's to close; nil once nobody is waited for any more.
    public func nextCaller() -> Int32? {
        while true {
            let caller = accept(descriptor, nil, nil)
            if caller >= 0 { return caller }
            guard errno == EINTR || errno == ECONNABORTED else { return nil }
        }
    }

    /// Nobody is let in from now on, and whoever waits for a caller is told.
    public func hangUp() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }
}
