import Glibc

/// The address a server listens on, and its behaviour.
public struct ServerConfiguration: Sendable {
    /// A numeric IPv4 or IPv6 address.
    public var host: String
    /// 0 for any free port.
    public var port: Int
    public var threads: Int
    public var limits: Limits
    /// Reverse proxies, which are exempt from the limit per address. The access log names their clients.
    public var proxies: AddressRanges
    /// Value of the `Server` header, if any.
    public var serverName: String?
    public var compresses: Bool
    /// Interval of comments on a quiet event stream, so that proxies do not close it.
    public var heartbeat: Duration
    /// Called on a server thread when a request has finished; must return quickly.
    public var accessLog: (@Sendable (AccessRecord) -> Void)?

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        threads: Int = ServerConfiguration.processors,
        limits: Limits = Limits(),
        proxies: AddressRanges = .none,
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

    /// The number of online processors.
    public static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
