import CMicroHTTPD
import Synchronization

/// The thread that enforces deadlines of heads and bodies, sends heartbeats on quiet streams, and detects
/// clients that disconnect while suspended.
final class Watchdog: Sendable {
    private static let trimPause = Duration.seconds(5).nanoseconds
    /// Connections closed before memory is returned to the system.
    private static let worthwhile = 500

    private let engine: Engine
    private let isOver = Atomic(false)
    private let thread = Mutex<ServiceThread?>(nil)

    init(_ engine: Engine) {
        self.engine = engine
    }

    func start() {
        thread.withLock { $0 = ServiceThread { [self] in run() } }
    }

    /// Blocks until the thread ends; must not run on the cooperative pool.
    func stop() {
        isOver.store(true, ordering: .releasing)
        engine.watch.ring()
        thread.withLock { $0.take() }?.join()
    }

    private func run() {
        var nextHeartbeat = Uptime.now + engine.configuration.heartbeat.nanoseconds
        var nextTrim: UInt64 = 0
        while !isOver.load(ordering: .acquiring) {
            // The table wakes this thread for its first entry, so no entry is missed.
            let isAwake = engine.hasConnections || owesMemory
            for id in engine.watch.departures(within: isAwake ? tick : nil) {
                engine.connection(id)?.departed()?.clientLeft()
            }
            let now = Uptime.now
            let open = engine.openConnections
            for connection in open where connection.isOverdue(at: now) { expire(connection, at: now) }
            if now >= nextTrim && owesMemory {
                engine.returnMemory()
                nextTrim = now + Self.trimPause
            }
            if now >= nextHeartbeat {
                for connection in open { connection.exchange?.beat() }
                nextHeartbeat = now + engine.configuration.heartbeat.nanoseconds
            }
        }
        engine.watch.close()
    }

    private var owesMemory: Bool { engine.closedLately.load(ordering: .relaxed) >= Self.worthwhile }

    /// Short enough for the shortest limit, long enough to cost nothing.
    private var tick: Int {
        let limits = engine.configuration.limits
        let shortest = min(limits.headTime, limits.bodyTime, engine.configuration.heartbeat)
        return min(250, max(5, Int(shortest.nanoseconds / 4_000_000)))
    }

    private func expire(_ connection: Connection, at now: UInt64) {
        switch connection.expire(at: now) {
        case .justInTime: break
        case .wasAnswered: connection.abort()
        case .needsAnswer: refuse(connection)
        }
    }

    private func refuse(_ connection: Connection) {
        let exchange = connection.exchange
        let request = exchange?.request ?? Request(target: "/", remoteAddress: connection.remoteAddress)
        let response = engine.router.finished(engine.router.answering(.timedOut, request), for: request)
        engine.counters.timeouts.add(1, ordering: .relaxed)
        if let exchange {
            exchange.wasAnswered(status: response.status)
        } else {
            engine.counters.count(status: response.status)
            engine.configuration.accessLog?(headTimeout(request, status: response.status))
        }
        connection.close(with: RawAnswer.bytes(response))
    }

    private func headTimeout(_ request: Request, status: Int) -> AccessRecord {
        AccessRecord(
            requestID: request.id,
            method: nil,
            path: "",
            route: nil,
            status: status,
            bytesSent: 0,
            duration: engine.configuration.limits.headTime,
            remoteAddress: request.remoteAddress,
            account: nil,
            isComplete: false
        )
    }
}
