/// A question to a Madang server, before anyone knows how it will travel.
public struct Call: Sendable {
    public let method: String
    /// With its query, as it goes into the request line.
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
    /// In seconds, where the server asked to wait.
    public let retryAfter: Int?

    public init(status: Int, body: [UInt8], retryAfter: Int? = nil) {
        self.status = status
        self.body = body
        self.retryAfter = retryAfter
    }
}

/// How calls reach a server: over the network, or within one process.
public protocol Transport: Sendable {
    /// Throws ``RemoteError/unreachable(_:)`` when there is no answer at all.
    func send(_ call: Call) async throws -> Reply

    /// For an answer that comes bit by bit. Throws as ``send(_:)`` does.
    func open(_ call: Call) async throws -> ReplyStream
}

extension Transport {
    /// What is asked of a transport that knows no streams is answered whole.
    public func open(_ call: Call) async throws -> ReplyStream {
        ReplyStream(try await send(call))
    }
}
