import Synchronization

/// A request whose response body is collected. It is resumed exactly once.
final class Transfer: Receiver {
    private struct State {
        var continuation: CheckedContinuation<ClientResponse, any Error>?
        var early: Result<ClientResponse, any Error>?
        var status = 0
        var headers = ClientHeaders()
        var body: [UInt8] = []
    }

    private let state = Mutex(State())
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    func wait(_ continuation: CheckedContinuation<ClientResponse, any Error>) {
        let early = state.withLock { state in
            if state.early == nil { state.continuation = continuation }
            return state.early
        }
        if let early { continuation.resume(with: early) }
    }

    func fail(_ reason: any Error) {
        finish(.failure(reason))
    }

    func finish(_ result: Result<ClientResponse, any Error>) {
        let continuation = state.withLock { state in
            if state.continuation == nil, state.early == nil { state.early = result }
            return state.continuation.take()
        }
        continuation?.resume(with: result)
    }

    /// Returns false when the declared length exceeds the limit.
    func begin(_ head: ResponseHead) -> Bool {
        state.withLock { state in
            state.status = head.status
            state.headers = head.headers
            state.body = []
        }
        return head.expectedLength ?? 0 <= limit || finishTooLarge()
    }

    /// Returns false when the body exceeds the limit.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let fits = state.withLock { state in
            guard state.body.count + bytes.count <= limit else { return false }
            state.body += bytes
            return true
        }
        return fits || finishTooLarge()
    }

    func complete() {
        let response = state.withLock { state in
            ClientResponse(status: state.status, headers: state.headers, body: state.body)
        }
        finish(.success(response))
    }

    private func finishTooLarge() -> Bool {
        state.withLock { $0.body = [] }
        finish(.failure(NetworkError.tooLarge(limit: limit)))
        return false
    }
}
