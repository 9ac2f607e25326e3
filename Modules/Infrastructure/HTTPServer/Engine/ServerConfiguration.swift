import Glibc

/// Where a server listens and how it behaves.
public struct ServerConfiguration: Sendable {
    /// A numeric address, version 4 or 6.
    public var host: String
    /// 0 for any free one.
    public var port: Int
    public var threads: Int
    public var limits: Limits
    /// Numeric addresses that speak for many clients, and so have no share of the connections.
    public var proxies: Set<String>
    /// Sent as `Server`, if anything.
    public var serverName: String?
    public var compresses: Bool
    /// How often a quiet event stream gets a comment, so that nothing on the way closes it.
    public var heartbeat: Duration
    /// Called on a server thread when a request is over; has to be quick.
    public var accessLog: (@Sendable (AccessRecord) -> Void)?

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        threads: Int = ServerConfiguration.processors,
        limits: Limits = Limits(),
        proxies: Set<String> = [],
        serverName: String? = nil,
        compresses: Bool = true,
        heartbeat: Duration = .seconds(15),
        accessLog: (@Sendable (AccessRecord) -> Void)? = nil
    ) {
        self.host = host
        self.port = port
        self.threads = threads
        self.limits = limits
        self.proxies = proxies
        self.serverName = serverName
        self.compresses = compresses
        self.heartbeat = heartbeat
        self.accessLog = accessLog
    }

    /// How many processors are there for us.
    public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
