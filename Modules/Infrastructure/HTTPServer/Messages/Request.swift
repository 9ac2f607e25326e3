/// A request as a handler sees it; made by the server, or directly where a router is called without a
/// socket.
public struct Request: Sendable {
    /// A safe incoming `X-Request-Id`, the trace of `traceparent`, or a generated one.
    public let id: String
    public let method: Method
    public var headers: Headers
    public var remoteAddress: String
    /// The scheme and host under which clients know this server, if it is known; nil to believe `Host`.
    public var site: String?
    /// The route's path parameters, decoded.
    public var parameters: [String: String] = [:]
    public var body: RequestBody
    /// The account that it is found to come from, for the access log.
    public let account = RequestAccount()

    let target: Target

    public init(
        method: Method = .get,
        target: String,
        headers: Headers = [:],
        body: RequestBody = .empty,
        remoteAddress: String = "",
        id: String? = nil
    ) {
        self.init(
            method: method,
            target: Target(target),
            headers: headers,
            body: body,
            remoteAddress: remoteAddress,
            id: id ?? RequestID.accepted(from: headers) ?? RequestID.make()
        )
    }

    init(
        method: Method,
        target: Target,
        headers: Headers,
        body: RequestBody,
        remoteAddress: String,
        id: String
    ) {
        self.id = id
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
    }

    /// The decoded path. Routes match segments that were split before decoding.
    public var path: String { target.path }

    public var query: Query { target.query }

    public var cookies: Cookies { Cookies(headers.values("Cookie")) }

    /// The fields of an `application/x-www-form-urlencoded` body.
    public var form: Query {
        Query(parsing: String(decoding: body.bytes, as: UTF8.self))
    }
}
