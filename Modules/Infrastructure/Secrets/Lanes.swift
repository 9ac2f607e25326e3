import Dispatch
import Synchronization

/// Runs slow work on a few dedicated threads and refuses work beyond its queue.
///
/// This keeps the cooperative pool free and limits memory.
final class Lanes: Sendable {
    private struct State {
        var free: [DispatchQueue]
        /// In order of arrival.
        var waiting: [@Sendable () -> Void] = []
    }

    private let state: Mutex<State>
    private let waitingLimit: Int

    init(label: String, count: Int, waitingLimit: Int) {
        state = Mutex(State(free: (0..<count).map { DispatchQueue(label: "\(label).\($0)") }))
        self.waitingLimit = waitingLimit
    }

    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, any Error>) in
            let isTaken = submit { continuation.resume(with: Swift.Result(catching: work)) }
            if !isTaken { continuation.resume(throwing: SecretsError.busy) }
        }
    }

    private func submit(_ job: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            if let lane = state.free.popLast() {
                lane.async { self.drain(on: lane, startingWith: job) }
                return true
            }
            guard state.waiting.count < waitingLimit else { return false }
            state.waiting.append(job)
            return true
        }
    }

    private func drain(on lane: DispatchQueue, startingWith job: @Sendable () -> Void) {
        job()
        while let job = next(for: lane) { job() }
    }

    private func next(for lane: DispatchQueue) -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free.append(lane)
            return nil
        }
    }
}
