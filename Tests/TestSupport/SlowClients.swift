import Glibc
import Synchronization

/// Clients that send a byte a second, and so never finish what they began.
public final class SlowClients: Sendable {
    private let callers: [RawConnection]
    private let isOver = Atomic(false)

    /// Whether one of them still has no answer, once they are listened to.
    public var isWaiting: Bool { !isOver.load(ordering: .acquiring) }

    /// Returns when all of them have begun.
    ///
    /// - Parameter beginnings: what each client sends at once, before it slows down.
    public init(_ beginnings: [String], at port: Int) async throws {
        callers = try await offPool {
            try beginnings.map { beginning in
                let caller = try RawConnection(port)
                caller.sayHere(Array(beginning.utf8))
                return caller
            }
        }
    }

    /// Returns when each of them was answered, in their order.
    public func answers() async throws -> [RawConnection.Answer] {
        defer { isOver.store(true, ordering: .releasing) }
        let heard = try await offPool { [self] in dripAndListen() }
        return try heard.map { bytes in
            guard let answer = RawConnection.Answer(bytes) else {
                throw RawConnection.Failure(description: "no answer, only \(bytes.count) bytes")
            }
            return answer
        }
    }

    /// For a minute at most.
    private func dripAndListen() -> [[UInt8]] {
        var heard = callers.map { _ in [UInt8]() }
        var open = Set(callers.indices)
        for _ in 1...60 where !open.isEmpty {
            for index in open { callers[index].drip() }
            let end = ContinuousClock.now + .seconds(1)
            while !open.isEmpty, ContinuousClock.now < end {
                let ready = readable(open, until: end)
                for index in ready {
                    if let more = callers[index].hear() { heard[index] += more } else { open.remove(index) }
                }
            }
        }
        return heard
    }

    private func readable(_ open: Set<Int>, until end: ContinuousClock.Instant) -> [Int] {
        let order = Array(open)
        var waiting = order.map { pollfd(fd: callers[$0].descriptor, events: Int16(POLLIN), revents: 0) }
        let left = (end - .now).components
        let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
        poll(&waiting, nfds_t(waiting.count), Int32(max(1, milliseconds)))
        return zip(order, waiting).filter { $1.revents != 0 }.map(\.0)
    }
}

extension RawConnection {
    /// Whether anyone listens or not.
    fileprivate func drip() {
        var byte = UInt8(ascii: "a")
        send(descriptor, &byte, 1, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }

    /// Nil when the other end has closed.
    fileprivate func hear() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }
}
