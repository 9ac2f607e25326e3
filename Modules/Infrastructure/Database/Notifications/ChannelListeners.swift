import Synchronization

/// The listeners of this process, by channel.
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
    /// Held while listeners are called, so that calls do not overlap.
    private let turn = Mutex(())

    var channels: Set<String> { state.withLock { Set($0.listeners.values.map(\.channel)) } }
    var isEmpty: Bool { state.withLock(\.listeners.isEmpty) }

    /// Adds a listener and returns the number that identifies it.
    func connect(_ channel: String, _ hear: @escaping Hear) -> Int {
        state.withLock { state in
            state.tickets += 1
            state.listeners[state.tickets] = Listener(channel: channel, hear: hear)
            return state.tickets
        }
    }

    func disconnect(_ ticket: Int) {
        // The closure is released outside the lock: its captures may end a listening themselves.
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

    /// Notifies a listener that it is connected, unless it has been removed.
    func welcome(_ ticket: Int) {
        let hear = state.withLock { $0.listeners[ticket]?.hear }
        turn.withLock { _ in hear?(.mayHaveMissed) }
    }

    private func hears(where isMeant: (Listener) -> Bool) -> [Hear] {
        state.withLock { $0.listeners.values.filter(isMeant).map(\.hear) }
    }
}

/// A notification sent when its transaction commits.
struct Saying {
    let channel: String
    let payload: String
}
