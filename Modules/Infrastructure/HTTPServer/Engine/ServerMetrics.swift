import Synchronization

/// A server's counters and gauges.
public struct ServerMetrics: Sendable {
    /// Finished requests by the first digit of their status; 0 for those without a response.
    public let requestsByClass: [Int: Int]
    public let openConnections: Int
    public let requestsInFlight: Int
    public let openStreams: Int
    /// Connections closed because the head or body was late.
    public let timeouts: Int
}

/// The counters behind `ServerMetrics`.
final class Counters: Sendable {
    private let none = Atomic(0)
    private let informational = Atomic(0)
    private let successful = Atomic(0)
    private let redirected = Atomic(0)
    private let refused = Atomic(0)
    private let failed = Atomic(0)
    let connections = Atomic(0)
    let inFlight = Atomic(0)
    let streams = Atomic(0)
    let timeouts = Atomic(0)

    func count(status: Int) {
        switch status / 100 {
        case 1: informational.add(1, ordering: .relaxed)
        case 2: successful.add(1, ordering: .relaxed)
        case 3: redirected.add(1, ordering: .relaxed)
        case 4: refused.add(1, ordering: .relaxed)
        case 5: failed.add(1, ordering: .relaxed)
        default: none.add(1, ordering: .relaxed)
        }
    }

    var snapshot: ServerMetrics {
        ServerMetrics(
            requestsByClass: [
                0: none.load(ordering: .relaxed), 1: informational.load(ordering: .relaxed),
                2: successful.load(ordering: .relaxed), 3: redirected.load(ordering: .relaxed),
                4: refused.load(ordering: .relaxed), 5: failed.load(ordering: .relaxed),
            ],
            openConnections: connections.load(ordering: .relaxed),
            requestsInFlight: inFlight.load(ordering: .relaxed),
            openStreams: streams.load(ordering: .relaxed),
            timeouts: timeouts.load(ordering: .relaxed)
        )
    }
}
