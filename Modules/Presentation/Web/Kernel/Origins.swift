import HTTPServer

/// Determines clients' addresses behind trusted proxies.
struct Origins: Sendable {
    private let proxies: AddressRanges

    init(trusting proxies: AddressRanges) {
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
        request.remoteAddress = proxies.client(of: request)
        return request
    }
}
