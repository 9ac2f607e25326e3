/// A response whose body is read as it comes, however long that lasts.
public struct ClientStream: Sendable {
    public let status: Int
    public let headers: ClientHeaders
    /// Ends with the body, and throws a ``NetworkError`` when the connection breaks off. Letting go of it
    /// lets go of the connection.
    public let chunks: AsyncThrowingStream<[UInt8], any Error>
}
