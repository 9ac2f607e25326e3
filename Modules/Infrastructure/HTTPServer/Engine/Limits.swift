/// What one client may ask for, in bytes, time and connections.
public struct Limits: Sendable {
    /// Of the request target.
    public var uri: Int
    /// Of the whole head, request line included.
    public var headers: Int
    /// From connecting, or from the first byte after the answer before, to the end of the head.
    public var headTime: Duration
    /// From the end of the head to the end of the body.
    public var bodyTime: Duration
    /// Without a byte in either direction.
    public var idleTime: Duration
    public var connections: Int
    /// Nil for as many as `connections`.
    public var connectionsPerAddress: Int?

    public init(
        uri: Int = 8 << 10,
        headers: Int = 16 << 10,
        headTime: Duration = .seconds(15),
        bodyTime: Duration = .seconds(60),
        idleTime: Duration = .seconds(60),
        connections: Int = 16_384,
        connectionsPerAddress: Int? = nil
    ) {
        self.uri = uri
        self.headers = headers
        self.headTime = headTime
        self.bodyTime = bodyTime
        self.idleTime = idleTime
        self.connections = connections
        self.connectionsPerAddress = connectionsPerAddress
    }

    /// The library keeps head and parsed fields of a connection in one pool. What does not even fit into that
    /// is answered by the library itself: the same status, a page of its own.
    var connectionMemory: Int { max(32 << 10, 2 * headers) }
}
