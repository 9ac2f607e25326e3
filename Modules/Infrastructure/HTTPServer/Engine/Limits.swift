/// Limits on one client, in bytes, time and connections.
public struct Limits: Sendable {
    /// The longest request target.
    public var uri: Int
    /// The largest head, including the request line. Each connection reserves twice as much.
    public var headers: Int
    /// The time from connecting, or from the first byte after the previous response, to the end of the head.
    public var headTime: Duration
    /// The time from the end of the head to the end of the body.
    public var bodyTime: Duration
    /// The longest time without traffic in either direction.
    public var idleTime: Duration
    /// Maximum number of connections; fewer when the process may not open as many files. Beyond it, the
    /// connection idle longest is closed.
    public var connections: Int
    /// The same limit per IPv4 address or IPv6 /64; nil for a quarter of all.
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

    /// The library keeps a connection's head and parsed fields in one pool. It answers a head that does not
    /// fit by itself, with the same status and its own page. Above 32 KiB the pool is memory-mapped, so
    /// unused pages cost nothing and closing the connection frees them.
    var connectionMemory: Int { max(40 << 10, 2 * headers) }
}
