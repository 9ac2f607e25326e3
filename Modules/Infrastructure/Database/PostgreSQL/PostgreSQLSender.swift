import Dispatch
import Hashing
import Synchronization

/// The connection that tells other processes of committed changes, in the order in which they are handed
/// over.
///
/// `NOTIFY` takes a lock of the whole cluster until its transaction is on the disk, so in the transactions of
/// writes it would let them commit one at a time only. Here one transaction, which waits for no disk, holds
/// all notifications that came while the last one was under way. If the process is killed before it has sent
/// some, the lock it holds is gone, and the others take that as notifications that they missed.
// Everything below `queue` is used on that queue only.
final class PostgreSQLSender: @unchecked Sendable {
    /// The class of the advisory locks that senders hold, by their identifiers.
    static let lockClass = Int32(bitPattern: FNV1a.hash32("notification senders".utf8))
    private static let pauses = (shortest: 50, longest: 400)

    private struct State {
        var waiting: [QueuedNotification] = []
        var number: UInt64 = 0
        /// Whether the queue will look for more.
        var isScheduled = false
    }

    let id = UInt32.random(in: 1...UInt32(Int32.max))
    private let settings: PostgreSQLSettings
    private let backends: OwnBackends
    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "postgresql.sender")
    private var link: PostgreSQLLink?
    private var pause = PostgreSQLSender.pauses.shortest
    private var isClosed = false

    init(_ settings: PostgreSQLSettings, _ backends: OwnBackends) {
        self.settings = settings
        self.backends = backends
    }

    /// Connects, so that a process that is killed later is missed.
    func begin() {
        queue.async { [weak self] in _ = try? self?.connected() }
    }

    /// Returns the position after which others have heard of these.
    func send(_ notifications: [QueuedNotification]) -> WritePosition {
        let (number, mustSchedule) = state.withLock { state in
            state.number += 1
            state.waiting += notifications
            defer { state.isScheduled = true }
            return (state.number, !state.isScheduled)
        }
        if mustSchedule { queue.async { [weak self] in self?.work() } }
        return WritePosition(sender: id, number: number)
    }

    /// Sends what is left, and that nothing more comes.
    func close() async {
        await withCheckedContinuation { closed in
            queue.async { [self] in
                isClosed = true
                try? flush()
                if link != nil { try? tell(HeardPositions.endMessage(of: id)) }
                link = nil
                closed.resume()
            }
        }
    }

    private func work() {
        guard !isClosed else { return }
        do {
            try flush()
            pause = Self.pauses.shortest
        } catch {
            link = nil
            queue.asyncAfter(deadline: .now() + .milliseconds(pause)) { [weak self] in self?.work() }
            pause = min(2 * pause, Self.pauses.longest)
        }
    }

    /// Sends all that waits, each once, in one transaction. What failed is sent again, with what came since.
    private func flush() throws {
        while case let (waiting, number)? = takeWaiting() {
            var seen: Set<QueuedNotification> = []
            let position = WritePosition(sender: id, number: number)
            let last = QueuedNotification(channel: HeardPositions.channel, payload: position.description)
            let commands = (waiting.filter { seen.insert($0).inserted } + [last]).map(\.command)
            do {
                try connected().run(commands.joined())
            } catch {
                state.withLock { $0.waiting.insert(contentsOf: waiting, at: 0) }
                throw error
            }
        }
    }

    /// Nil when nothing waits; the queue then looks again only once something is handed over.
    private func takeWaiting() -> (notifications: [QueuedNotification], number: UInt64)? {
        state.withLock { state in
            state.isScheduled = !state.waiting.isEmpty
            guard state.isScheduled else { return nil }
            defer { state.waiting = [] }
            return (state.waiting, state.number)
        }
    }

    private func tell(_ text: String) throws {
        try connected().run(QueuedNotification(channel: HeardPositions.channel, payload: text).command)
    }

    private func connected() throws -> PostgreSQLLink {
        if let link { return link }
        let made = try PostgreSQLLink(settings, among: backends)
        try made.run("SET synchronous_commit = off; SELECT pg_advisory_lock(\(Self.lockClass), \(id))")
        link = made
        return made
    }
}

extension QueuedNotification {
    fileprivate var command: String { "SELECT pg_notify(\(quoted(channel)), \(quoted(payload)));" }
}

/// A quoted literal. The session's settings make quotes the only special characters.
private func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "''"))'"
}
