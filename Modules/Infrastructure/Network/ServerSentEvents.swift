/// One event of a `text/event-stream`.
public struct ServerSentEvent: Sendable, Hashable {
    /// The last one given, by this event or one before.
    public let id: String?
    /// What kind it is; "message" when the server doesn't say.
    public let name: String
    public let data: String

    public init(id: String? = nil, name: String = "message", data: String) {
        self.id = id
        self.name = name
        self.data = data
    }
}

/// Puts events together from pieces that end anywhere, as the HTML standard has it.
public struct ServerSentEvents: Sendable {
    /// How long the server wants clients to wait before they come back, if it said so.
    public private(set) var retry: Duration?
    private var id: String?
    private var name = ""
    private var data: [String] = []
    private var line: [UInt8] = []
    private var endedWithReturn = false
    private let longestLine: Int

    /// - Parameter longestLine: in bytes; a line beyond it is cut there.
    public init(longestLine: Int = 1 << 20) {
        self.longestLine = longestLine
    }

    /// The events that are whole with this piece.
    public mutating func read(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        for byte in bytes {
            defer { endedWithReturn = byte == 0x0D }
            guard byte == 0x0A || byte == 0x0D else {
                if line.count < longestLine { line.append(byte) }
                continue
            }
            // The second half of one line's end.
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
