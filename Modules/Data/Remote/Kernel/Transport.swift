/// A request to a Madang server, independent of the transport.
public struct Call: Sendable {
    public let method: String
    /// The request target with its query.
    public let target: String
    public var headers: [String: String]
    public let body: [UInt8]?

    public init(_ method: String, _ target: String, headers: [String: String] = [:], body: [UInt8]? = nil) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }
}

public struct Reply: Sendable {
    public let status: Int
    public let body: [UInt8]
    /// In seconds, when the server sent it.
    public let retryAfter: Int?

    public init(status: Int, body: [UInt8], retryAfter: Int? = nil) {
        self.status = status
        self.body = body
        self.retryAfter = retryAfter
    }
}

/// Sends calls over the network or within the process.
public protocol Transport: Sendable {
    /// Throws ``RemoteError/unreachable(_:)`` when there is no response.
    func send(_ call: Call) async throws -> Reply

    /// Opens a streamed response. Throws as ``send(_:)`` does.
    func open(_ call: Call) async throws -> ReplyStream
}

extension Transport {
    /// The default for transports without streams: sends the call and wraps the complete response.
    public func open(_ call: Call) async throws -> ReplyStream {
        ReplyStream(try await send(call))
    }
}
