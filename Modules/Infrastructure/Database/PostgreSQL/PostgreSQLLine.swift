import Dispatch

/// The connection that stays open to receive notifications and hold leases. When it is lost, it reconnects,
/// and listeners learn that notifications may have been missed.
// Everything below `queue` is used on that queue only.
final class PostgreSQLLine: @unchecked Sendable {
    private static let pauses = (shortest: 50, longest: 400)

    private let settings: PostgreSQLSettings
    private let backends: OwnBackends
    private let switchboard: ChannelListeners
    private let positions: HeardPositions
    private let queue = DispatchQueue(label: "postgresql.line")
    private var link: PostgreSQLLink?
    private var source: (any DispatchSourceRead)?
    private var heard: Set<String> = []
    private var leases: [PostgreSQLLease] = []
    private var pause = PostgreSQLLine.pauses.shortest
    private var timer: (any DispatchSourceTimer)?
    /// The connection is lost and not restored yet.
    private var isDown = false
    private var isClosed = false

    init(
        _ settings: PostgreSQLSettings,
        _ backends: OwnBackends,
        _ switchboard: ChannelListeners,
        _ positions: HeardPositions
    ) {
        self.settings = settings
        self.backends = backends
        self.switchboard = switchboard
        self.positions = positions
    }

    deinit {
        source?.cancel()
        timer?.cancel()
    }

    func listen(on channel: String, _ handler: @escaping ChannelListeners.Handler) -> Listening {
        let ticket = switchboard.connect(channel, handler)
        queue.async { [self] in
            // A listener added during an outage is notified with all others on reconnection.
            if isDown { return }
            keepingUp {
                let link = try connected()
                try follow(channel, on: link)
                try watch(on: link)
                switchboard.confirmConnection(ticket)
            }
        }
        return Listening { [switchboard] in switchboard.disconnect(ticket) }
    }

    func lease(_ lease: PostgreSQLLease) async throws {
        try await withCheckedThrowingContinuation { (answer: CheckedContinuation<Void, any Error>) in
            queue.async { [self] in
                answer.resume(
                    with: Result {
                        var lease = lease
                        try lease.renew(on: connected())
                        leases.append(lease)
                    }
                )
            }
        }
    }

    func close() async {
        await withCheckedContinuation { closed in
            queue.async { [self] in
                isClosed = true
                timer?.cancel()
                // The server notices a lost connection only later.
                if !leases.isEmpty { _ = try? link?.run("SELECT pg_advisory_unlock_all()") }
                hangUp()
                closed.resume()
            }
        }
        switchboard.disconnectAll()
    }

    private func connected() throws -> PostgreSQLLink {
        if isClosed { throw DatabaseError(.closed, "the database is closed") }
        if let link { return link }
        let made = try PostgreSQLLink(settings)
        // A host that vanished must not hold its leases for the default two hours.
        try made.run("SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10")
        let source = DispatchSource.makeReadSource(fileDescriptor: made.socket, queue: queue)
        source.setEventHandler { [weak self] in self?.keepingUp { try self?.deliver() } }
        // The socket may be closed only after the source stops watching it.
        source.setCancelHandler { withExtendedLifetime(made) {} }
        source.resume()
        link = made
        self.source = source
        return made
    }

    private func hangUp() {
        source?.cancel()
        source = nil
        link = nil
        heard = []
    }
}

extension PostgreSQLLine {
    private func follow(_ channel: String, on link: PostgreSQLLink) throws {
        if heard.insert(channel).inserted { try link.run("LISTEN \"\(channel)\"") }
        // Data that arrived with the response does not signal the socket again.
        try deliver()
    }

    private func deliver() throws {
        for notification in try link?.notifications(besides: backends) ?? [] {
            if notification.channel == HeardPositions.channel {
                positions.note(notification.payload)
            } else {
                switchboard.deliver(notification)
            }
        }
    }

    /// Follows the positions of other processes, and looks every two seconds whether they are still there.
    private func watch(on link: PostgreSQLLink) throws {
        try follow(HeardPositions.channel, on: link)
        guard timer == nil else { return }
        positions.expect(try senders(on: link))
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .seconds(2), repeating: .seconds(2), leeway: .milliseconds(500))
        timer.setEventHandler { [weak self] in self?.keepingUp { try self?.lookForSenders() } }
        timer.resume()
        self.timer = timer
    }

    /// A process that was killed may not have sent all that it had committed.
    private func lookForSenders() throws {
        guard let link else { return }
        let there = try senders(on: link)
        // What they sent before they ended comes first.
        try deliver()
        if positions.keep(only: there) { switchboard.deliverMayHaveMissed() }
        positions.expect(there)
    }

    private func senders(on link: PostgreSQLLink) throws -> Set<UInt32> {
        let rows = try link.run(
            """
            SELECT objid::bigint AS sender FROM pg_locks
            WHERE locktype = 'advisory' AND classid = \(UInt32(bitPattern: PostgreSQLSender.lockClass))::oid
                AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            """
        ).rows()
        return Set(try rows.map { UInt32(truncatingIfNeeded: try $0.value("sender", as: Int64.self)) })
    }

    /// Runs `work` on the connection; when it fails, reconnects until it succeeds.
    private func keepingUp(_ work: () throws -> Void) {
        guard !isClosed else { return }
        do {
            try work()
        } catch {
            hangUp()
            isDown = true
            comeBack(after: .milliseconds(0))
        }
    }

    private func comeBack(after delay: DispatchTimeInterval) {
        queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.reconnect() }
    }

    private func reconnect() {
        guard !isClosed, link == nil else { return }
        do {
            let link = try connected()
            for place in leases.indices { try leases[place].renew(on: link) }
            for channel in switchboard.channels { try follow(channel, on: link) }
            if timer != nil { try watch(on: link) }
            isDown = false
            pause = Self.pauses.shortest
            switchboard.deliverMayHaveMissed()
        } catch {
            hangUp()
            comeBack(after: .milliseconds(pause))
            pause = min(2 * pause, Self.pauses.longest)
        }
    }
}
