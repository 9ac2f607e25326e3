import WebAddresses

/// A request to an HTTP server.
public struct ClientRequest: Sendable {
    public enum Method: String, Sendable, Hashable {
        case get = "GET"
        case head = "HEAD"
        case options = "OPTIONS"
        case put = "PUT"
        case delete = "DELETE"
        case post = "POST"
        case patch = "PATCH"
    }

    public var method: Method
    /// Scheme, host, path and query, percent-encoded.
    public var url: String
    public var headers: ClientHeaders
    public var body: [UInt8]?
    /// The time limit for all attempts, redirects and pauses together.
    public var timeout: Duration
    /// Whether repeating the request has no further effect; nil derives it from the method and the
    /// `Idempotency-Key`.
    public var isIdempotent: Bool?
    /// Nil for a request without a signature.
    public var signature: AWSSignature?

    public init(
        _ method: Method = .get,
        _ url: String,
        headers: ClientHeaders = [:],
        body: [UInt8]? = nil,
        timeout: Duration = .seconds(30),
        isIdempotent: Bool? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.isIdempotent = isIdempotent
    }

    var mayBeRepeated: Bool {
        if let isIdempotent { return isIdempotent }
        switch method {
        case .get, .head, .options, .put, .delete: return true
        case .post, .patch: return headers["Idempotency-Key"] != nil
        }
    }

    /// The host to resolve, without the brackets of an IPv6 address.
    var host: String { origin?.host ?? "" }

    /// Nil for an invalid URL, and for one that contains a user.
    var origin: Origin? {
        guard let address = WebAddress(url), address.user == nil else { return nil }
        let host = address.host.hasPrefix("[") ? String(address.host.dropFirst().dropLast()) : address.host
        let port = address.port ?? (address.scheme == "https" ? 443 : 80)
        return Origin(scheme: address.scheme, host: host, port: port)
    }
}

/// Scheme, host and port. Credentials for one origin are never sent to another.
struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int
}
