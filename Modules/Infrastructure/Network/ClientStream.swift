/// A response whose body is read as it arrives, without a limit on its duration.
public struct ClientStream: Sendable {
    public let status: Int
    public let headers: ClientHeaders
    /// Ends with the body. Throws a ``NetworkError`` when the connection is lost. Releasing the stream closes
    /// the connection.
    public let chunks: AsyncThrowingStream<[UInt8], any Error>
}
