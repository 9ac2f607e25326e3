import Synchronization

/// Who in this process listens on which channel.
final class Switchboard: Sendable {
    typealias Hear = @Sendable (Database.Notification) -> Void

    private struct Listener {
        let channel: String
        let hear: Hear
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        var tickets = 0
    }

    private let state = Mutex(State())

    var channels: Set<String> { state.withLock { Set($0.listeners.values.map(\.channel)) } }
    var isEmpty: Bool { state.withLock(\.listeners.isEmpty) }

    /// The number by which the listener is told apart.
    func connect(_ channel: String, _ hear: @escaping Hear) -> Int {
        state.withLock { state in
            state.tickets += 1
            state.listeners[state.tickets] = Listener(channel: channel, hear: hear)
            return state.tickets
        }
    }

    func disconnect(_ ticket: Int) {
        // What the closure holds is let go outside the lock: it may end a listening of its own.
        _ = state.withLock { $0.listeners.removeValue(forKey: ticket) }
    }

    func disconnectAll() {
        _ = state.withLock { state in
            defer { state.listeners = [:] }
            return state.listeners
        }
    }

    func say(_ payload: String, on channel: String) {
        for hear in hears(where: { $0.channel == channel }) { hear(.said(payload)) }
    }

    func sayThatSomeMayBeMissed() {
        for hear in hears(where: { _ in true }) { hear(.mayHaveMissed) }
    }

    /// Tells one that it is connected; nobody if it has gone meanwhile.
    func welcome(_ ticket: Int) {
        state.withLock { $0.listeners[ticket] }?.hear(.mayHaveMissed)
    }

    private func hears(where isMeant: (Listener) -> Bool) -> [Hear] {
        state.withLock { $0.listeners.values.filter(isMeant).map(\.hear) }
    }
}
