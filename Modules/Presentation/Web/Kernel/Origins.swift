import HTTPServer

/// Determines clients' addresses behind trusted proxies.
struct Origins: Sendable {
    private let proxies: Set<String>

    init(trusting proxies: Set<String>) {
        self.proxies = proxies
    }

    /// Rewrites the request as if it had arrived directly. Forwarding headers are only accepted from a
    /// trusted proxy.
    func placing(_ request: Request) -> Request {
        var request = request
        guard proxies.contains(request.remoteAddress) else {
            // Emptied rather than removed, so that the presence of a proxy remains visible.
            if request.headers["X-Forwarded-Proto"] != nil { request.headers["X-Forwarded-Proto"] = "" }
            return request
        }
        request.remoteAddress = origin(of: request)
        return request
    }

    /// The last address that is not a trusted proxy; earlier ones may be forged.
    func origin(of request: Request) -> String {
        guard proxies.contains(request.remoteAddress) else { return request.remoteAddress }
        let stations = request.headers.values("X-Forwarded-For").joined(separator: ",").split(separator: ",")
        let addresses = stations.map { $0.filter { $0 != " " } }
        return addresses.last { !proxies.contains($0) } ?? request.remoteAddress
    }
}
