import Dispatch
import Synchronization

/// Runs a bounded number of jobs on dedicated threads and queues a bounded number more in order. Further
/// jobs are refused, so that memory use has a limit.
final class ImagingLanes: Sendable {
    private struct State {
        var free: Int
        var waiting: [CheckedContinuation<Void, any Error>] = []
    }

    private let state: Mutex<State>
    private let waitingLimit: Int
    private let queue = DispatchQueue(label: "imaging", attributes: .concurrent)

    init(count: Int, waitingLimit: Int) {
        state = Mutex(State(free: count))
        self.waitingLimit = waitingLimit
    }

    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await enter()
        defer { leave() }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }

    private func enter() async throws {
        try await withCheckedThrowingContinuation { (turn: CheckedContinuation<Void, any Error>) in
            let answer = state.withLock { state -> Result<Void, any Error>? in
                if state.free > 0 {
                    state.free -= 1
                    return .success(())
                }
                guard state.waiting.count < waitingLimit else { return .failure(ImagingError.busy) }
                state.waiting.append(turn)
                return nil
            }
            if let answer { turn.resume(with: answer) }
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free += 1
            return nil
        }
        next?.resume()
    }
}
