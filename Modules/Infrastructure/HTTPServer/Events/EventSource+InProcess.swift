extension EventSource {
    /// The encoded events for an in-process client, without a socket.
    public func chunks() -> AsyncStream<[UInt8]> {
        let stream = EventStream(capacity: capacity)
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        stream.onReadable { wake.yield() }
        stream.onClose { wake.finish() }
        open(stream)
        return AsyncStream { continuation in
            let reader = Task {
                await Self.move(from: stream, wakes, to: continuation)
                continuation.finish()
            }
            continuation.onTermination = { _ in
                reader.cancel()
                stream.drop()
            }
        }
    }

    private static func move(
        from stream: EventStream,
        _ wakes: AsyncStream<Void>,
        to continuation: AsyncStream<[UInt8]>.Continuation
    ) async {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var wake = wakes.makeAsyncIterator()
        repeat {
            while case .bytes(let count) = buffer.withUnsafeMutableBytes({ stream.take(into: $0) }) {
                continuation.yield(Array(buffer.prefix(count)))
            }
        } while await wake.next() != nil
        // Sends events queued just before the end.
        while case .bytes(let count) = buffer.withUnsafeMutableBytes({ stream.take(into: $0) }) {
            continuation.yield(Array(buffer.prefix(count)))
        }
    }
}
