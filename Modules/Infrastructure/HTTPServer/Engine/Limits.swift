/// What one client may ask for, in bytes, time and connections.
public struct Limits: Sendable {
    /// Of the request target.
    public var uri: Int
    /// Of the whole head, request line included. Each connection sets twice this much aside.
    public var headers: Int
    /// From connecting, or from the first byte after the answer before, to the end of the head.
    public var headTime: Duration
    /// From the end of the head to the end of the body.
    public var bodyTime: Duration
    /// Without a byte in either direction.
    public var idleTime: Duration
    /// At most; fewer where the process may not have as many files open. Beyond them, the connection that has
    /// been idle for longest is closed for the next.
    public var connections: Int
    /// The same for each address of version 4 and each /64 of version 6; nil for a quarter of all.
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
    /// is answered by the library itself: the same status, a page of its own. Above 32 KiB the library maps
    /// the pool, so that what is not used costs nothing, and all goes back to the system with its connection.
    var connectionMemory: Int { max(40 << 10, 2 * headers) }
}
