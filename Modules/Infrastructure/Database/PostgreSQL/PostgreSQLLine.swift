import Dispatch

/// The connection that stays open to receive notifications and hold leases. When it is lost, it reconnects,
/// and listeners learn that notifications may have been missed.
// Everything below `queue` is used on that queue only.
final class PostgreSQLLine: @unchecked Sendable {
    private static let pauses = (shortest: 50, longest: 400)

    private let settings: PostgreSQLSettings
    private let backends: OwnBackends
    private let switchboard: ChannelListeners
    private let queue = DispatchQueue(label: "postgresql.line")
    private var link: PostgreSQLLink?
    private var source: (any DispatchSourceRead)?
    private var heard: Set<String> = []
    private var leases: [PostgreSQLLease] = []
    private var pause = PostgreSQLLine.pauses.shortest
    /// The connection is lost and not restored yet.
    private var isDown = false
    private var isClosed = false

    init(_ settings: PostgreSQLSettings, _ backends: OwnBackends, _ switchboard: ChannelListeners) {
        self.settings = settings
        self.backends = backends
        self.switchboard = switchboard
    }

    deinit {
        source?.cancel()
    }

    func listen(on channel: String, _ handler: @escaping ChannelListeners.Handler) -> Listening {
        let ticket = switchboard.connect(channel, handler)
        queue.async { [self] in
            // A listener added during an outage is notified with all others on reconnection.
            if isDown { return }
            keepingUp {
                try follow(channel, on: connected())
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
            switchboard.deliver(notification)
        }
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
