import CMicroHTTPD
import Glibc
import Synchronization

/// What all of a server's connections share.
final class Engine: Sendable {
    let configuration: ServerConfiguration
    let router: Router
    let counters = Counters()
    private let stopping = Atomic(false)
    private let serial = Atomic<UInt64>(0)
    private let connections: Mutex<ConnectionTable>
    /// By socket: those that the library was given and hasn't begun with.
    private let accepted = Mutex<[Int32: Connection]>([:])
    private let proxies: Set<PeerAddress>
    /// Connections that were closed since memory was last given back.
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
        proxies = Set(configuration.proxies.compactMap { PeerAddress($0) })
        bodyTime = limits.bodyTime.nanoseconds
        nextHeadTime = limits.idleTime.nanoseconds + limits.headTime.nanoseconds
    }

    var isStopping: Bool { stopping.load(ordering: .acquiring) }

    var openConnections: [Connection] { connections.withLock { $0.all } }

    var hasConnections: Bool { connections.withLock { $0.count > 0 } }

    func connection(_ id: UInt64) -> Connection? { connections.withLock { $0[id] } }

    /// Whose share a connection takes from; nil where an address speaks for many.
    private func shared(_ address: PeerAddress?) -> PeerAddress? {
        address.flatMap { proxies.contains($0) ? nil : $0.network }
    }

    /// The connection of a socket that was accepted, perhaps in the place of an idle one; nil when it isn't
    /// let in.
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
        // Where the library let go of the one before without a word, the system gives its number again.
        dropped(socket)
        accepted.withLock { $0[socket] = connection }
        let isFirst = connections.withLock { table in
            table.add(connection)
            return table.count == 1
        }
        // A quiet stream is written to every heartbeat; 60 seconds without a sign of life are enough.
        cmhd_ask_after(socket, 30, 10, 3)
        counters.connections.add(1, ordering: .relaxed)
        watch.follow(socket, id: id)
        if isFirst { watch.ring() }
        return connection
    }

    /// The connection of a socket that the library begins with.
    func handedOver(_ socket: Int32) -> Connection? {
        accepted.withLock { $0.removeValue(forKey: socket) }
    }

    /// The library has closed a socket that was accepted without having begun with it.
    func dropped(_ socket: Int32) {
        if let connection = handedOver(socket) { closed(connection) }
    }

    func closed(_ connection: Connection) {
        connection.closed()
        connections.withLock { $0.remove(connection) }
        counters.connections.subtract(1, ordering: .relaxed)
        closedLately.add(1, ordering: .relaxed)
    }

    /// Asks the allocator for what was let go of between pieces that others still use; by itself it keeps
    /// that.
    func returnMemory() {
        closedLately.store(0, ordering: .relaxed)
        malloc_trim(0)
    }

    /// Answers the one request of this thread whose head the library has read whole and is about to refuse.
    /// Left alone, it would write its own answer twice.
    func refuseHeadHere() {
        let here = pthread_self()
        for connection in openConnections {
            guard let exchange = connection.arriving, exchange.thread == here, exchange.hasHead else {
                continue
            }
            return exchange.answerForLibrary()
        }
    }

    /// The next head may begin at any time within the idle time, and then has the time a head has.
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

    /// Returns when nothing is in flight, or when the calling task is cancelled.
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
