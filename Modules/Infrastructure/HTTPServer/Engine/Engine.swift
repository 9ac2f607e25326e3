import CMicroHTTPD
import Glibc
import Synchronization

/// State shared by all connections of a server.
final class Engine: Sendable {
    let configuration: ServerConfiguration
    let router: Router
    let counters = Counters()
    private let stopping = Atomic(false)
    private let serial = Atomic<UInt64>(0)
    private let connections: Mutex<ConnectionTable>
    /// Connections passed to the library that it has not started, by socket.
    private let accepted = Mutex<[Int32: Connection]>([:])
    /// Connections closed since memory was last returned to the system.
    let closedLately = Atomic(0)
    private let idleWaiters = Mutex<[CheckedContinuation<Void, Never>]>([])
    let watch: Watch
    let bodyTime: UInt64
    private let nextHeadTime: UInt64

    init(configuration: ServerConfiguration, router: Router) {
        self.configuration = configuration
        self.router = router
        watch = Watch()
        let limits = configuration.limits
        let room = min(limits.connections, DescriptorLimit.room)
        let share = limits.connectionsPerAddress ?? max(1, room / 4)
        connections = Mutex(ConnectionTable(room: room, share: share, threads: configuration.threads))
        bodyTime = limits.bodyTime.nanoseconds
        nextHeadTime = limits.idleTime.nanoseconds + limits.headTime.nanoseconds
    }

    var isStopping: Bool { stopping.load(ordering: .acquiring) }

    var openConnections: [Connection] { connections.withLock { $0.all } }

    var hasConnections: Bool { connections.withLock { $0.count > 0 } }

    func connection(_ id: UInt64) -> Connection? { connections.withLock { $0[id] } }

    /// The network a connection counts against; nil for a proxy's address.
    private func shared(_ address: PeerAddress?) -> PeerAddress? {
        address.flatMap { configuration.proxies.contains($0) ? nil : $0.network }
    }

    /// Returns the connection for an accepted socket, closing an idle one if necessary; nil when it is
    /// refused.
    ///
    /// - Precondition: one caller at a time.
    func admit(_ socket: Int32, from address: PeerAddress?) -> Connection? {
        let network = shared(address)
        guard connections.withLock({ $0.makeRoom(for: network) }) else { return nil }
        let id = serial.add(1, ordering: .relaxed).newValue
        let connection = Connection(
            id: id,
            socket: socket,
            network: network,
            thread: connections.withLock { $0.idlestThread },
            headTime: configuration.limits.headTime.nanoseconds
        )
        // The library may close a socket without a callback; the system then reuses its number.
        dropped(socket)
        accepted.withLock { $0[socket] = connection }
        let isFirst = connections.withLock { table in
            table.add(connection)
            return table.count == 1
        }
        // A quiet stream is written to at every heartbeat; 60 seconds without an acknowledgement are
        // enough.
        cmhd_ask_after(socket, 30, 10, 3)
        counters.connections.add(1, ordering: .relaxed)
        watch.follow(socket, id: id)
        if isFirst { watch.ring() }
        return connection
    }

    /// The connection of a socket that the library starts.
    func handedOver(_ socket: Int32) -> Connection? {
        accepted.withLock { $0.removeValue(forKey: socket) }
    }

    /// Called when the library closed an accepted socket without starting it.
    func dropped(_ socket: Int32) {
        if let connection = handedOver(socket) { closed(connection) }
    }

    /// Frees the connection's share first: a closed connection in the table can't make room for another.
    func closed(_ connection: Connection) {
        connections.withLock { $0.remove(connection) }
        connection.closed()
        counters.connections.subtract(1, ordering: .relaxed)
        closedLately.add(1, ordering: .relaxed)
    }

    /// Returns free pages inside fragmented arenas to the system, which the allocator does not do by
    /// itself.
    func returnMemory() {
        closedLately.store(0, ordering: .relaxed)
        malloc_trim(0)
    }

    /// Answers this thread's request whose complete head the library is about to refuse. Otherwise the
    /// library would write its own response twice.
    func refuseHeadHere() {
        let here = pthread_self()
        for connection in openConnections {
            guard let exchange = connection.arriving, exchange.thread == here, exchange.hasHead else {
                continue
            }
            return exchange.answerForLibrary()
        }
    }

    /// The next head may begin at any time within the idle time, and then has the usual time for a head.
    func nextHeadDeadline(after now: UInt64) -> UInt64 { now + nextHeadTime }

    func finished(_ record: @autoclosure () -> AccessRecord, status: Int) {
        counters.count(status: status)
        configuration.accessLog?(record())
        let left = counters.inFlight.subtract(1, ordering: .acquiringAndReleasing).newValue
        if left == 0 && isStopping { releaseWaiters() }
    }

    func beginStopping() {
        stopping.store(true, ordering: .releasing)
        for connection in openConnections { connection.exchange?.endStream() }
    }

    func abandonAll() {
        for connection in openConnections { connection.exchange?.abandon() }
    }

    /// Returns when nothing is in progress, or when the calling task is cancelled.
    func becomeIdle() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                idleWaiters.withLock { $0.append(waiter) }
                let isIdle = counters.inFlight.load(ordering: .acquiring) == 0
                if isIdle || Task.isCancelled { releaseWaiters() }
            }
        } onCancel: {
            releaseWaiters()
        }
    }

    private func releaseWaiters() {
        let waiters = idleWaiters.withLock { waiters in
            defer { waiters = [] }
            return waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}
