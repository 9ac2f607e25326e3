import HTTPServer

/// The clients that may read the metrics.
public struct MetricsReaders: Sendable {
    public enum Audience: String, Sendable {
        case anyone
        /// A program on this machine, without a proxy.
        case local
        case off
    }

    private let audience: Audience
    private let holdsToken: @Sendable (String) -> Bool

    /// - Parameter holdsToken: whether a token grants access from anywhere.
    public init(_ audience: Audience, holdsToken: @escaping @Sendable (String) -> Bool = { _ in false }) {
        self.audience = audience
        self.holdsToken = holdsToken
    }

    func include(_ request: Request) -> Bool {
        if let token = request.bearerToken, holdsToken(token) { return true }
        return switch audience {
        case .anyone: true
        case .off: false
        case .local: request.isLocal
        }
    }
}

extension Request {
    /// Whether the request comes from this machine on its own behalf.
    fileprivate var isLocal: Bool {
        ["127.0.0.1", "::1", "here"].contains(remoteAddress) && isForThisMachine && !isForwarded
    }

    private var isForThisMachine: Bool {
        guard let host = headers["Host"] else { return remoteAddress == "here" }
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" }.dropFirst() : host.prefix { $0 != ":" }
        return ["127.0.0.1", "::1", "localhost"].contains(name.lowercased())
    }

    /// Proxies differ in the header they add.
    private var isForwarded: Bool {
        headers.contains { name, _ in
            let name = name.lowercased()
            return name.hasPrefix("x-forwarded") || Self.headersOfProxies.contains(name)
        }
    }

    private static let headersOfProxies: Set = [
        "forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "x-original-host",
        "true-client-ip", "cf-connecting-ip", "cdn-loop", "x-request-start",
    ]
}
