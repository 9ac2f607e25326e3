import Synchronization

/// Lets transactions run beside each other, and one that keeps losing to them run alone. While one waits to
/// run alone, no other begins.
final class TransactionTurns: Sendable {
    fileprivate struct State {
        var running = 0
        var isAlone = false
        var aside: [CheckedContinuation<Void, Never>] = []
        var alone: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    nonisolated(nonsending) func take<T>(
        alone isAlone: Bool,
        _ work: () async throws -> T
    ) async rethrows -> T {
        await begin(alone: isAlone)
        defer { end() }
        return try await work()
    }

    private nonisolated(nonsending) func begin(alone isAlone: Bool) async {
        await withCheckedContinuation { turn in
            state.withLock { state in
                if isAlone { state.alone.append(turn) } else { state.aside.append(turn) }
                return state.next()
            }.forEach { $0.resume() }
        }
    }

    private func end() {
        state.withLock { state in
            state.running -= 1
            state.isAlone = false
            return state.next()
        }.forEach { $0.resume() }
    }
}

extension TransactionTurns.State {
    /// Takes those out of the queues that may begin.
    fileprivate mutating func next() -> [CheckedContinuation<Void, Never>] {
        guard !isAlone else { return [] }
        guard alone.isEmpty else {
            guard running == 0 else { return [] }
            (running, isAlone) = (1, true)
            return [alone.removeFirst()]
        }
        defer { aside = [] }
        running += aside.count
        return aside
    }
}
