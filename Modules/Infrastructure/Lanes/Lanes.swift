import Dispatch
import Synchronization

/// Runs slow work on a few dedicated threads and refuses work beyond its queue.
///
/// This keeps the cooperative pool free and limits memory. Owners take turns: the work of one, however much,
/// delays that of another by one job a lane.
public final class Lanes: Sendable {
    /// Does the work and returns what answers its caller.
    private typealias Job = @Sendable () -> @Sendable () -> Void

    private struct State {
        var free: [DispatchQueue]
        var waiting = Turns()
    }

    /// Each owner's jobs in order of arrival, and the owners in the order of their turns.
    private struct Turns {
        private(set) var count = 0
        private var jobs: [String: [Job]] = [:]
        private var owners: [String] = []

        func count(of owner: String) -> Int { jobs[owner]?.count ?? 0 }

        mutating func append(_ job: @escaping Job, of owner: String) {
            if jobs[owner] == nil { owners.append(owner) }
            jobs[owner, default: []].append(job)
            count += 1
        }

        mutating func next() -> Job? {
            guard !owners.isEmpty else { return nil }
            let owner = owners.removeFirst()
            let job = jobs[owner]?.removeFirst()
            if count(of: owner) > 0 { owners.append(owner) } else { jobs[owner] = nil }
            count -= 1
            return job
        }
    }

    private let state: Mutex<State>
    private let waitingLimit: Int
    private let waitingLimitOfOwner: Int
    private let refusal: any Error

    /// - Parameter refusal: thrown when `waitingLimit` jobs wait already, or `waitingLimitOfOwner` of the
    ///   job's owner. The server's own jobs have none.
    public init(
        label: String,
        count: Int,
        waitingLimit: Int,
        waitingLimitOfOwner: Int = .max,
        refusal: any Error
    ) {
        state = Mutex(State(free: (0..<count).map { DispatchQueue(label: "\(label).\($0)") }))
        self.waitingLimit = waitingLimit
        self.waitingLimitOfOwner = waitingLimitOfOwner
        self.refusal = refusal
    }

    public func run<Result: Sendable>(
        for owner: String = "",
        _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Result, any Error>) in
            let isTaken = submit(of: owner) {
                let result = Swift.Result(catching: work)
                return { continuation.resume(with: result) }
            }
            if !isTaken { continuation.resume(throwing: refusal) }
        }
    }

    private func submit(of owner: String, _ job: @escaping Job) -> Bool {
        state.withLock { state in
            if let lane = state.free.popLast() {
                lane.async { self.drain(on: lane, startingWith: job) }
                return true
            }
            guard state.waiting.count < waitingLimit,
                owner.isEmpty || state.waiting.count(of: owner) < waitingLimitOfOwner
            else { return false }
            state.waiting.append(job, of: owner)
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
            let job = state.waiting.next()
            if job == nil { state.free.append(lane) }
            return job
        }
    }
}
