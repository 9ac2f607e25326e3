import Synchronization

/// Passes a body piece by piece from the connection to a reader. Holds at most one piece, so a slow reader
/// only slows its sender.
final class BodyStream: Sendable {
    private struct State {
        var chunk: [UInt8]?
        var isEnded = false
        var failure: (any Error)?
        var reader: CheckedContinuation<[UInt8]?, any Error>?
    }

    private let state = Mutex(State())
    private let wanted: @Sendable () -> Void

    /// - Parameter wanted: called whenever there is room for another piece.
    init(wanted: @escaping @Sendable () -> Void) {
        self.wanted = wanted
    }

    var hasRoom: Bool { state.withLock { $0.chunk == nil } }

    /// Returns false when the previous piece has not been taken yet.
    func offer(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let outcome = state.withLock {
            state -> (taken: Bool, reader: CheckedContinuation<[UInt8]?, any Error>?) in
            guard state.chunk == nil else { return (false, nil) }
            guard let reader = state.reader else {
                state.chunk = Array(bytes)
                return (true, nil)
            }
            state.reader = nil
            return (true, reader)
        }
        outcome.reader?.resume(returning: Array(bytes))
        return outcome.taken
    }

    func finish() {
        let reader = state.withLock { state -> CheckedContinuation<[UInt8]?, any Error>? in
            state.isEnded = true
            return state.reader.take()
        }
        reader?.resume(returning: nil)
    }

    /// Fails the stream. The first failure counts; a finished body cannot fail.
    func fail(_ error: any Error) {
        let reader = state.withLock { state -> CheckedContinuation<[UInt8]?, any Error>? in
            guard !state.isEnded, state.failure == nil else { return nil }
            state.failure = error
            return state.reader.take()
        }
        reader?.resume(throwing: error)
    }

    func next() async throws -> [UInt8]? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { reader in
                let answer = state.withLock { state -> Result<[UInt8]?, any Error>? in
                    if let chunk = state.chunk.take() { return .success(chunk) }
                    if let failure = state.failure { return .failure(failure) }
                    if state.isEnded { return .success(nil) }
                    precondition(state.reader == nil, "a body has one reader at a time")
                    state.reader = reader
                    return nil
                }
                if let answer { reader.resume(with: answer) }
                wanted()
            }
        } onCancel: {
            fail(CancellationError())
        }
    }
}
