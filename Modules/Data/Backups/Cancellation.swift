import Synchronization

/// Tells work on another thread that its task was cancelled: a server that stops doesn't wait for a backup.
final class Cancellation: Sendable {
    private let isCancelled = Atomic(false)

    func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
    }

    /// Runs `work`, which checks whether the current task was cancelled meanwhile.
    static func watching<Value>(_ work: (Cancellation) async throws -> Value) async throws -> Value {
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await work(cancellation)
        } onCancel: {
            cancellation.isCancelled.store(true, ordering: .relaxed)
        }
    }
}
