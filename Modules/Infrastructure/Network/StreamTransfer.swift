import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request on its way whose body is handed over piece by piece.
final class StreamTransfer: Receiver {
    /// Pieces that nobody has taken yet; one more ends the stream.
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

    func begin(_ response: HTTPURLResponse) -> Bool {
        var headers = ClientHeaders()
        for case (let name as String, let value as String) in response.allHeaderFields {
            headers[name] = value
        }
        let stream = ClientStream(status: response.statusCode, headers: headers, chunks: chunks)
        head.withLock { $0.take() }?.resume(returning: stream)
        return true
    }

    func receive(_ data: Data) -> Bool {
        if case .dropped = body.yield([UInt8](data)) {
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
