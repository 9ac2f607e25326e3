import Dispatch
import Synchronization

/// A bounded pool that lends each resource to one borrower. Others wait their turn, up to a time limit.
final class Pool<Resource: Sendable>: Sendable {
    private struct Waiter {
        let ticket: Int
        let continuation: CheckedContinuation<Resource, any Error>
    }

    private struct State {
        var idle: [Resource] = []
        var lent = 0
        var waiting: [Waiter] = []
        var tickets = 0
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []

        var isQuiet: Bool { lent == 0 && waiting.isEmpty }
    }

    let limit: Int
    private let patience: Duration
    private let make: @Sendable () -> Resource
    private let state = Mutex(State())

    /// - Parameter make: called with the pool locked; it must be quick and not open anything yet.
    init(limit: Int, patience: Duration, make: @escaping @Sendable () -> Resource) {
        self.limit = max(1, limit)
        self.patience = patience
        self.make = make
    }

    var lent: Int { state.withLock(\.lent) }
    var waiting: Int { state.withLock(\.waiting.count) }

    /// Borrows a resource, suspending only when all are lent.
    nonisolated(nonsending) func borrow() async throws -> Resource {
        if let resource = try state.withLock({ try takeAtOnce(&$0) }) { return resource }
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { enqueue(Waiter(ticket: ticket, continuation: $0)) }
        } onCancel: {
            dismiss(ticket, CancellationError())
        }
    }

    func giveBack(_ resource: Resource) {
        let (waiter, closers) = state.withLock { state -> (Waiter?, [CheckedContinuation<Void, Never>]) in
            if !state.waiting.isEmpty { return (state.waiting.removeFirst(), []) }
            state.idle.append(resource)
            state.lent -= 1
            return (nil, closersIfQuiet(&state))
        }
        waiter?.continuation.resume(returning: resource)
        closers.forEach { $0.resume() }
    }

    /// Removes and returns the idle resources; later borrowers get new ones.
    func takeIdle() -> [Resource] {
        state.withLock { state in
            defer { state.idle = [] }
            return state.idle
        }
    }

    /// Refuses new borrowers, waits for current ones, and returns the idle resources.
    func close() async -> [Resource] {
        await withCheckedContinuation { continuation in
            let isQuiet = state.withLock { state in
                state.isClosed = true
                if !state.isQuiet { state.closers.append(continuation) }
                return state.isQuiet
            }
            if isQuiet { continuation.resume() }
        }
        return takeIdle()
    }

    private func takeAtOnce(_ state: inout State) throws -> Resource? {
        if state.isClosed { throw DatabaseError(.closed, "the database is closed") }
        guard let resource = state.idle.popLast() ?? (state.lent < limit ? make() : nil) else { return nil }
        state.lent += 1
        return resource
    }

    private func enqueue(_ waiter: Waiter) {
        let answer = Result { () throws -> Resource? in
            try state.withLock { state in
                if let resource = try takeAtOnce(&state) { return resource }
                state.waiting.append(waiter)
                return nil
            }
        }
        switch answer {
        case .failure(let error): waiter.continuation.resume(throwing: error)
        case .success(let resource?): waiter.continuation.resume(returning: resource)
        case .success(nil): setLimits(on: waiter.ticket)
        }
    }

    private func setLimits(on ticket: Int) {
        // The cancellation may have preceded the wait it should have cancelled.
        if Task.isCancelled { return dismiss(ticket, CancellationError()) }
        let tooLate = DatabaseError(.busy, "all \(limit) connections stayed in use for \(patience)")
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(patience.milliseconds)) {
            [weak self] in
            self?.dismiss(ticket, tooLate)
        }
    }

    private func dismiss(_ ticket: Int, _ reason: any Error) {
        let (waiter, closers) = state.withLock { state -> (Waiter?, [CheckedContinuation<Void, Never>]) in
            guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
                return (nil, [])
            }
            return (state.waiting.remove(at: place), closersIfQuiet(&state))
        }
        waiter?.continuation.resume(throwing: reason)
        closers.forEach { $0.resume() }
    }

    private func closersIfQuiet(_ state: inout State) -> [CheckedContinuation<Void, Never>] {
        guard state.isQuiet else { return [] }
        defer { state.closers = [] }
        return state.closers
    }
}
