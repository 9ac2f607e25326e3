/// A response: status, headers and usually content.
public struct Response: Sendable {
    /// The source of a response's content.
    public enum Content: Sendable {
        case empty
        case bytes([UInt8])
        case file(FileContent)
        case events(EventSource)
        /// Closes the connection instead of answering, as a failing server does.
        case disconnect
    }

    public var status: Int
    public var headers: Headers
    public var content: Content
    /// Length of the content that a 304 refers to: the library would send 0, which a cache could store.
    var unsentLength: Int?

    public init(status: Int = 200, headers: Headers = [:], content: Content = .empty) {
        self.status = status
        self.headers = headers
        self.content = content
    }

    public init(status: Int = 200, bytes: [UInt8], type: String, headers: Headers = [:]) {
        self.init(status: status, headers: headers, content: .bytes(bytes))
        self.headers["Content-Type"] = type
    }

    public init(
        status: Int = 200,
        text: String,
        type: String = "text/plain; charset=utf-8",
        headers: Headers = [:]
    ) {
        self.init(status: status, bytes: Array(text.utf8), type: type, headers: headers)
    }

    /// A stream of server-sent events.
    public init(events: EventSource, headers: Headers = [:]) {
        self.init(headers: headers, content: .events(events))
        self.headers["Content-Type"] = "text/event-stream"
        self.headers["Cache-Control"] = "no-store"
        self.headers["X-Accel-Buffering"] = "no"
    }

    /// Returns a redirect; 303 makes the client use GET.
    public static func redirect(to location: String, status: Int = 303) -> Response {
        Response(status: status, headers: ["Location": location])
    }

    /// The content's length in bytes; nil for a stream.
    public var contentLength: Int? {
        switch content {
        case .empty: 0
        case .bytes(let bytes): bytes.count
        case .file(let file): file.length
        case .events, .disconnect: nil
        }
    }
}
