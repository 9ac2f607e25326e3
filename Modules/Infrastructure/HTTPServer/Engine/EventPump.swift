import CMicroHTTPD
import Synchronization

/// Moves events from a stream to its connection, which is suspended while there are none.
///
/// Unchecked because only the library's thread uses `sent`.
final class EventPump: @unchecked Sendable {
    /// Size of the library's buffer, used for clients without chunked encoding; for others, events bypass
    /// it.
    private static let blockSize = 256

    private let stream: EventStream
    private let exchange: Exchange
    private(set) var sent = 0
    private var isSettled = false

    init(_ stream: EventStream, _ exchange: Exchange) {
        self.stream = stream
        self.exchange = exchange
    }

    func makeResponse() -> OpaquePointer? {
        let context = Unmanaged.passRetained(self)
        let response = MHD_create_response_from_callback(
            cmhd_size_unknown(),
            EventPump.blockSize,
            fillFromPump,
            context.toOpaque(),
            releasePump
        )
        guard let response else {
            context.release()
            return nil
        }
        exchange.engine.counters.streams.add(1, ordering: .relaxed)
        stream.onReadable { [weak exchange] in exchange?.wake() }
        stream.onClose { [weak stream, connection = exchange.connection] in
            // A slow reader keeps its connection waiting for room; only closing the connection ends that.
            if stream?.wasDropped == true { connection.abort() }
        }
        return response
    }

    func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        switch stream.take(into: buffer) {
        case .bytes(let count):
            sent += count
            return count
        case .ended:
            return cmhd_end_of_stream()
        case .dropped:
            return cmhd_end_with_error()
        case .nothingYet:
            if !isSettled {
                isSettled = true
                exchange.settle()
            }
            exchange.rest { [stream] _ in !stream.isQuiet }
            return 0
        }
    }

    func released() {
        exchange.engine.counters.streams.subtract(1, ordering: .relaxed)
    }
}

private func fillFromPump(
    _ context: UnsafeMutableRawPointer?,
    _ position: UInt64,
    _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
) -> Int {
    guard let context else { return cmhd_end_with_error() }
    let pump = Unmanaged<EventPump>.fromOpaque(context).takeUnretainedValue()
    return pump.fill(UnsafeMutableRawBufferPointer(start: buffer, count: size))
}

private func releasePump(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<EventPump>.fromOpaque(context).takeRetainedValue().released()
}
