import Glibc
import HTTPServer

/// Clients of an address of their own that connect and say nothing.
public final class IdleClients: Sendable {
    private let callers: [RawConnection]

    /// How many the other end has not closed.
    public var connected: Int { callers.count { !$0.isClosed } }

    /// Returns when all of them have connected.
    public init(_ count: Int, at port: Int) async throws {
        DescriptorLimit.raise()
        callers = try await offPool { try (0..<count).map { _ in try RawConnection(port, from: 2) } }
    }
}

extension RawConnection {
    fileprivate var isClosed: Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
        return count == 0 || (count < 0 && errno != EAGAIN)
    }
}
