import Synchronization

/// Who in this process listens on which channel.
final class ChannelListeners: Sendable {
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
    /// Held while listeners hear, so that they hear one thing at a time.
    private let turn = Mutex(())

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

    func say(_ saying: Saying) {
        let hears = hears { $0.channel == saying.channel }
        turn.withLock { _ in for hear in hears { hear(.said(saying.payload)) } }
    }

    func sayThatSomeMayBeMissed() {
        let hears = hears { _ in true }
        turn.withLock { _ in for hear in hears { hear(.mayHaveMissed) } }
    }

    /// Tells one that it is connected, unless it has gone meanwhile.
    func welcome(_ ticket: Int) {
        let hear = state.withLock { $0.listeners[ticket]?.hear }
        turn.withLock { _ in hear?(.mayHaveMissed) }
    }

    private func hears(where isMeant: (Listener) -> Bool) -> [Hear] {
        state.withLock { $0.listeners.values.filter(isMeant).map(\.hear) }
    }
}

/// What a transaction says once it is kept.
struct Saying {
    let channel: String
    let payload: String
}
