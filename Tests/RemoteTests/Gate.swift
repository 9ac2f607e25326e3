import Synchronization

/// Holds the one that comes until it is opened; a test opens it when everyone it waits for has come.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var arrivals = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        var watching: [(arrivals: Int, CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    func pass() async {
        await withCheckedContinuation { turn in
            let (isOpen, watchers) = state.withLock { state in
                state.arrivals += 1
                if !state.isOpen { state.waiting.append(turn) }
                let met = state.watching.filter { $0.arrivals <= state.arrivals }.map(\.1)
                state.watching.removeAll { $0.arrivals <= state.arrivals }
                return (state.isOpen, met)
            }
            for watcher in watchers { watcher.resume() }
            if isOpen { turn.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for turn in waiting { turn.resume() }
    }

    /// Returns once this number has come to the gate.
    func arrivals(_ count: Int) async {
        await withCheckedContinuation { watcher in
            let isMet = state.withLock { state in
                if state.arrivals < count { state.watching.append((count, watcher)) }
                return state.arrivals >= count
            }
            if isMet { watcher.resume() }
        }
    }
}
