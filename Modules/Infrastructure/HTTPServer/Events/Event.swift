/// One server-sent event, encoded once however many streams it goes to.
public struct Event: Sendable {
    /// What goes over the wire.
    public let bytes: [UInt8]

    /// Line breaks in `data` become data lines; in `id` and `name` they have no place and are dropped.
    public init(id: String? = nil, name: String? = nil, data: String) {
        var text = ""
        if let id { text += "id: \(Event.oneLine(id))\n" }
        if let name { text += "event: \(Event.oneLine(name))\n" }
        for line in data.split(omittingEmptySubsequences: false, whereSeparator: Event.breaksLine) {
            text += "data: \(line)\n"
        }
        bytes = Array((text + "\n").utf8)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A comment that keeps the way open and that no client shows.
    public static let heartbeat = Event(bytes: Array(":\n\n".utf8))

    /// How long the client should wait before it comes back.
    public static func retry(after delay: Duration) -> Event {
        let (seconds, attoseconds) = delay.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        return Event(bytes: Array("retry: \(milliseconds)\n\n".utf8))
    }

    /// Only what the format itself takes for a line's end.
    private static func breaksLine(_ character: Character) -> Bool {
        character == "\n" || character == "\r" || character == "\r\n"
    }

    private static func oneLine(_ text: String) -> String {
        String(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" && $0 != "\0" })
    }
}
