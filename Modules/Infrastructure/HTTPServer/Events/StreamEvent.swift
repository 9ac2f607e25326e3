/// A server-sent event, encoded once for all streams.
public struct StreamEvent: Sendable {
    /// The encoded bytes.
    public let bytes: [UInt8]

    /// Line breaks in `data` become separate data lines; in `id` and `name` they are dropped.
    public init(id: String? = nil, name: String? = nil, data: String) {
        var text = ""
        if let id { text += "id: \(StreamEvent.oneLine(id))\n" }
        if let name { text += "event: \(StreamEvent.oneLine(name))\n" }
        for line in data.split(omittingEmptySubsequences: false, whereSeparator: StreamEvent.breaksLine) {
            text += "data: \(line)\n"
        }
        bytes = Array((text + "\n").utf8)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A comment that keeps the connection open and that clients ignore.
    public static let heartbeat = StreamEvent(bytes: Array(":\n\n".utf8))

    /// Sets the client's reconnection delay.
    public static func retry(after delay: Duration) -> StreamEvent {
        let (seconds, attoseconds) = delay.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        return StreamEvent(bytes: Array("retry: \(milliseconds)\n\n".utf8))
    }

    /// Line terminators of the event stream format.
    private static func breaksLine(_ character: Character) -> Bool {
        character == "\n" || character == "\r" || character == "\r\n"
    }

    private static func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" })
    }
}
