/// A streamed response.
public struct ReplyStream: Sendable {
    public let status: Int
    /// Throws ``RemoteError/unreachable(_:)`` when the connection is lost.
    public let chunks: AsyncThrowingStream<[UInt8], any Error>

    public init(status: Int, chunks: AsyncThrowingStream<[UInt8], any Error>) {
        self.status = status
        self.chunks = chunks
    }

    /// Wraps a complete response.
    public init(_ reply: Reply) {
        self.init(
            status: reply.status,
            chunks: AsyncThrowingStream { continuation in
                continuation.yield(reply.body)
                continuation.finish()
            }
        )
    }

    /// Collects a response that isn't a stream.
    func whole() async throws -> Reply {
        var body: [UInt8] = []
        for try await chunk in chunks where body.count < 1 << 20 { body += chunk }
        return Reply(status: status, body: body)
    }
}
