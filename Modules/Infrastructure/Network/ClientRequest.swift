import WebAddresses

/// What to ask of a server.
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
    /// For the whole of it: every attempt, redirect and pause.
    public var timeout: Duration
    /// Whether asking twice is the same as asking once; when nil, the method or an `Idempotency-Key` tells.
    public var isIdempotent: Bool?

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

    /// The host as it would be looked up, without the brackets of an IPv6 address.
    var host: String { origin?.host ?? "" }

    /// Nil when the URL is none, or names a user.
    var origin: Origin? {
        guard let address = WebAddress(url), address.user == nil else { return nil }
        let host = address.host.hasPrefix("[") ? String(address.host.dropFirst().dropLast()) : address.host
        let port = address.port ?? (address.scheme == "https" ? 443 : 80)
        return Origin(scheme: address.scheme, host: host, port: port)
    }
}

/// Who answers: what may see credentials meant for one origin is that origin only.
struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int
}
