import Synchronization

/// Holds the one that comes until the test opens it, and tells the test when a member has come.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var hasArrived = false
        var held: [CheckedContinuation<Void, Never>] = []
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func pass() async {
        await withCheckedContinuation { visitor in
            let (watchers, isOpen) = state.withLock { state -> ([CheckedContinuation<Void, Never>], Bool) in
                state.hasArrived = true
                if !state.isOpen { state.held.append(visitor) }
                defer { state.watchers = [] }
                return (state.watchers, state.isOpen)
            }
            for watcher in watchers { watcher.resume() }
            if isOpen { visitor.resume() }
        }
    }

    func arrival() async {
        await withCheckedContinuation { watcher in
            let hasArrived = state.withLock { state in
                if !state.hasArrived { state.watchers.append(watcher) }
                return state.hasArrived
            }
            if hasArrived { watcher.resume() }
        }
    }

    func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for visitor in held { visitor.resume() }
    }
}
