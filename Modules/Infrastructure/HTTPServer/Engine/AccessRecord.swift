/// A finished request, for the access log.
public struct AccessRecord: Sendable {
    public let requestID: String
    /// Nil for an unknown method or an incomplete head.
    public let method: Method?
    /// The target without its query.
    public let path: String
    /// The pattern of the matched route, if any.
    public let route: String?
    /// 0 when the client disconnected before the response.
    public let status: Int
    /// Content bytes passed to the kernel.
    public let bytesSent: Int
    public let duration: Duration
    /// Of the client, also behind one of the proxies that are known.
    public let remoteAddress: String
    /// Nil for a request without a session.
    public let account: String?
    /// False when the connection closed before the response was complete.
    public let isComplete: Bool
}
