import Synchronization

/// A request whose response body is delivered in pieces.
final class StreamTransfer: Receiver {
    /// The largest number of unread pieces; exceeding it ends the stream.
    private static let longestLine = 4_096

    private let head = Mutex<CheckedContinuation<ClientStream, any Error>?>(nil)
    private let early = Mutex<(any Error)?>(nil)
    private let chunks: AsyncThrowingStream<[UInt8], any Error>
    private let body: AsyncThrowingStream<[UInt8], any Error>.Continuation

    init() {
        (chunks, body) = AsyncThrowingStream.makeStream(bufferingPolicy: .bufferingOldest(Self.longestLine))
    }

    func onEnd(_ end: @escaping @Sendable () -> Void) {
        body.onTermination = { _ in end() }
    }

    func wait(_ continuation: CheckedContinuation<ClientStream, any Error>) {
        head.withLock { $0 = continuation }
        if let reason = early.withLock({ $0 }) { fail(reason) }
    }

    func begin(_ head: ResponseHead) -> Bool {
        let stream = ClientStream(status: head.status, headers: head.headers, chunks: chunks)
        self.head.withLock { $0.take() }?.resume(returning: stream)
        return true
    }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if case .dropped = body.yield([UInt8](bytes)) {
            fail(NetworkError.tooLarge(limit: Self.longestLine))
            return false
        }
        return true
    }

    func complete() {
        body.finish()
        fail(NetworkError.other("no response"))
    }

    func fail(_ reason: any Error) {
        early.withLock { $0 = $0 ?? reason }
        head.withLock { $0.take() }?.resume(throwing: reason)
        body.finish(throwing: reason)
    }
}
