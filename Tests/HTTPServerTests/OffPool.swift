import Foundation

/// Runs what blocks on a thread of its own, away from Swift's pool.
func offPool<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
        Thread.detachNewThread { done.resume(with: Result(catching: body)) }
    }
}
