import Synchronization

/// The listeners of this process, by channel.
final class ChannelListeners: Sendable {
    typealias Handler = @Sendable (Database.Notification) -> Void

    private struct Listener {
        let channel: String
        let handler: Handler
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
    func connect(_ channel: String, _ handler: @escaping Handler) -> Int {
        state.withLock { state in
            state.tickets += 1
            state.listeners[state.tickets] = Listener(channel: channel, handler: handler)
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

    func deliver(_ notification: QueuedNotification) {
        let handlers = handlers { $0.channel == notification.channel }
        turn.withLock { _ in for handler in handlers { handler(.said(notification.payload)) } }
    }

    func deliverMayHaveMissed() {
        let handlers = handlers { _ in true }
        turn.withLock { _ in for handler in handlers { handler(.mayHaveMissed) } }
    }

    /// Notifies a listener that it is connected, unless it has been removed.
    func confirmConnection(_ ticket: Int) {
        let handler = state.withLock { $0.listeners[ticket]?.handler }
        turn.withLock { _ in handler?(.mayHaveMissed) }
    }

    private func handlers(where isMeant: (Listener) -> Bool) -> [Handler] {
        state.withLock { $0.listeners.values.filter(isMeant).map(\.handler) }
    }
}

/// A notification sent once its transaction is committed.
struct QueuedNotification: Hashable {
    let channel: String
    let payload: String
}
