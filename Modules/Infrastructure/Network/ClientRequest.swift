public import Foundation

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
    public var url: URL
    public var headers: ClientHeaders
    public var body: [UInt8]?
    /// For the whole of it: every attempt, redirect and pause.
    public var timeout: Duration
    /// Whether asking twice is the same as asking once; when nil, the method or an `Idempotency-Key` tells.
    public var isIdempotent: Bool?

    public init(
        _ method: Method = .get,
        _ url: URL,
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
    var host: String {
        (url.host ?? "").trimmingCharacters(in: ["[", "]"]).lowercased()
    }

    var origin: Origin {
        let scheme = url.scheme?.lowercased() ?? ""
        return Origin(scheme: scheme, host: host, port: url.port ?? (scheme == "https" ? 443 : 80))
    }
}

/// Who answers: what may see credentials meant for one origin is that origin only.
struct Origin: Hashable {
    let scheme: String
    let host: String
    let port: Int
}
