/// One line of the access log: a request that is over.
public struct AccessRecord: Sendable {
    public let requestID: String
    /// Nil for a method this server does not know, or a head that never came.
    public let method: Method?
    /// The target without its query.
    public let path: String
    /// The pattern of the route that answered, if one did.
    public let route: String?
    /// 0 when the client went before there was an answer.
    public let status: Int
    /// Of content, as far as they were handed to the kernel.
    public let bytesSent: Int
    public let duration: Duration
    public let remoteAddress: String
    /// False when the connection ended before the answer did.
    public let isComplete: Bool
}
