import HTTPServer

/// Where requests really come from, when proxies that the operator trusts stand in between.
struct Origins: Sendable {
    private let proxies: Set<String>

    init(trusting proxies: Set<String>) {
        self.proxies = proxies
    }

    /// The request as if it had come here directly. Only a trusted proxy says how the client came.
    func placing(_ request: Request) -> Request {
        var request = request
        guard proxies.contains(request.remoteAddress) else {
            // Emptied, not removed: that a proxy was on the way is still to be seen.
            if request.headers["X-Forwarded-Proto"] != nil { request.headers["X-Forwarded-Proto"] = "" }
            return request
        }
        request.remoteAddress = origin(of: request)
        return request
    }

    /// The last address on the way that is not one of the trusted proxies: what stands before it may be
    /// invented.
    func origin(of request: Request) -> String {
        guard proxies.contains(request.remoteAddress) else { return request.remoteAddress }
        let stations = request.headers.values("X-Forwarded-For").joined(separator: ",").split(separator: ",")
        let addresses = stations.map { $0.filter { $0 != " " } }
        return addresses.last { !proxies.contains($0) } ?? request.remoteAddress
    }
}
