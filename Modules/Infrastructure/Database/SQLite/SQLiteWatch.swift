import Dispatch

/// Detects other processes' commits to the same file while this process has listeners.
///
/// SQLite reports that data changed but not what, so listeners must query the current state.
// Its state is used on the writer's queue only.
final class SQLiteWatch: @unchecked Sendable {
    private static let pause = DispatchTimeInterval.milliseconds(200)

    private let session: SQLiteSession
    private let queue: DispatchQueue
    private let switchboard: ChannelListeners
    private var timer: (any DispatchSourceTimer)?
    private var version: SQLValue?
    private var isClosed = false

    init(_ session: SQLiteSession, on queue: DispatchQueue, _ switchboard: ChannelListeners) {
        self.session = session
        self.queue = queue
        self.switchboard = switchboard
    }

    deinit {
        timer?.cancel()
    }

    /// Notifies a listener that it is connected.
    func confirmConnection(_ ticket: Int) {
        queue.async { [self] in
            guard !isClosed else { return }
            if timer == nil { start() }
            switchboard.confirmConnection(ticket)
        }
    }

    /// Stops watching; returns when no check is running.
    func close() async {
        await withCheckedContinuation { closed in
            queue.async { [self] in
                isClosed = true
                rest()
                closed.resume()
            }
        }
    }

    private func start() {
        version = look()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause, leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in self?.compare() }
        timer.resume()
        self.timer = timer
    }

    private func rest() {
        timer?.cancel()
        timer = nil
    }

    private func compare() {
        guard !switchboard.isEmpty else { return rest() }
        let seen = look()
        guard seen != version else { return }
        version = seen
        switchboard.deliverMayHaveMissed()
    }

    /// A number that changes with other connections' commits only. Nil when it cannot be read, which counts
    /// as a change.
    private func look() -> SQLValue? {
        try? session.rows("PRAGMA data_version", limit: 1).first?.values.first
    }
}
