/// An answer that is read as it comes.
public struct ReplyStream: Sendable {
    public let status: Int
    /// Throws ``RemoteError/unreachable(_:)`` when the connection breaks off.
    public let chunks: AsyncThrowingStream<[UInt8], any Error>

    public init(status: Int, chunks: AsyncThrowingStream<[UInt8], any Error>) {
        self.status = status
        self.chunks = chunks
    }

    /// An answer that was whole at once.
    public init(_ reply: Reply) {
        self.init(
            status: reply.status,
            chunks: AsyncThrowingStream { continuation in
                continuation.yield(reply.body)
                continuation.finish()
            }
        )
    }

    /// For what turned out not to be a stream.
    func whole() async throws -> Reply {
        var body: [UInt8] = []
        for try await chunk in chunks where body.count < 1 << 20 { body += chunk }
        return Reply(status: status, body: body)
    }
}
