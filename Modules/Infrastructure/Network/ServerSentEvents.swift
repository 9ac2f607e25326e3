/// An event of a `text/event-stream`.
public struct ServerSentEvent: Sendable, Hashable {
    /// The last identifier sent, with this event or an earlier one.
    public let id: String?
    /// The event's type; "message" by default.
    public let name: String
    public let data: String

    public init(id: String? = nil, name: String = "message", data: String) {
        self.id = id
        self.name = name
        self.data = data
    }
}

/// Parses events from pieces of any size, as the HTML standard specifies.
public struct ServerSentEvents: Sendable {
    /// The reconnection delay that the server requested.
    public private(set) var retry: Duration?
    private var id: String?
    private var name = ""
    private var data: [String] = []
    private var line: [UInt8] = []
    private var endedWithReturn = false
    private let longestLine: Int

    /// - Parameter longestLine: in bytes; longer lines are truncated.
    public init(longestLine: Int = 1 << 20) {
        self.longestLine = longestLine
    }

    /// Returns the events that this piece completes.
    public mutating func read(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            defer { endedWithReturn = byte == 0x0D }
            guard byte == 0x0A || byte == 0x0D else {
                if line.count < longestLine { line.append(byte) }
                continue
            }
            // The line feed of a CRLF.
            if byte == 0x0A, endedWithReturn { continue }
            if let event = endLine() { events.append(event) }
        }
        return events
    }

    private mutating func endLine() -> ServerSentEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return endEvent() }
        let text = String(decoding: line, as: UTF8.self)
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count > 1 ? parts[1].hasPrefix(" ") ? parts[1].dropFirst() : parts[1] : ""
        switch parts[0] {
        case "data": data.append(String(value))
        case "event": name = String(value)
        case "id" where !value.contains("\0"): id = String(value)
        case "retry": retry = Int(value).map { .milliseconds($0) } ?? retry
        default: break
        }
        return nil
    }

    private mutating func endEvent() -> ServerSentEvent? {
        defer {
            name = ""
            data = []
        }
        guard !data.isEmpty else { return nil }
        return ServerSentEvent(
            id: id,
            name: name.isEmpty ? "message" : name,
            data: data.joined(separator: "\n")
        )
    }
}
