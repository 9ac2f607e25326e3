import Dispatch
import Synchronization

/// Runs slow work on a few dedicated threads and refuses work beyond its queue.
///
/// This keeps the cooperative pool free and limits memory.
public final class Lanes: Sendable {
    /// Does the work and returns what answers its caller.
    private typealias Job = @Sendable () -> @Sendable () -> Void

    private struct State {
        var free: [DispatchQueue]
        /// In order of arrival.
        var waiting: [Job] = []
    }

    private let state: Mutex<State>
    private let waitingLimit: Int
    private let refusal: any Error

    /// - Parameter refusal: thrown when `waitingLimit` jobs wait already.
    public init(label: String, count: Int, waitingLimit: Int, refusal: any Error) {
        state = Mutex(State(free: (0..<count).map { DispatchQueue(label: "\(label).\($0)") }))
        self.waitingLimit = waitingLimit
        self.refusal = refusal
    }

    public func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result
    {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, any Error>) in
            let isTaken = submit {
                let result = Swift.Result(catching: work)
                return { continuation.resume(with: result) }
            }
            if !isTaken { continuation.resume(throwing: refusal) }
        }
    }

    private func submit(_ job: @escaping Job) -> Bool {
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

    /// The lane is free before the caller is answered, so that the caller's next work finds it.
    private func drain(on lane: DispatchQueue, startingWith first: @escaping Job) {
        var job: Job? = first
        while let current = job {
            let answer = current()
            job = next(for: lane)
            answer()
        }
    }

    private func next(for lane: DispatchQueue) -> Job? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.free.append(lane)
            return nil
        }
    }
}
