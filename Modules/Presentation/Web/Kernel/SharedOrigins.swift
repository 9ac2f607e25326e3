import HTTPServer

/// The other sites whose pages may use the API, by CORS.
///
/// Cookies are never allowed: such a page has the rights of the token that it sends, and no others.
public enum SharedOrigins: Equatable, Sendable {
    /// The largest number in a list.
    public static let most = 20

    case all
    /// As `Origin` names them: scheme, host and port.
    case some(Set<String>)

    public static let none = SharedOrigins.some([])

    /// Adds the headers by which a browser lets the page of another site read the response.
    func share(_ response: inout Response, to request: Request) {
        guard self != .none, request.isForAPI else { return }
        switch self {
        case .all: response.headers["Access-Control-Allow-Origin"] = "*"
        case .some(let origins):
            response.headers.add("Vary", "Origin")
            guard let origin = request.headers["Origin"], origins.contains(origin) else { return }
            response.headers["Access-Control-Allow-Origin"] = origin
        }
        response.headers["Access-Control-Expose-Headers"] = exposed
        guard request.method == .options, let methods = response.headers["Allow"] else { return }
        response.headers["Access-Control-Allow-Methods"] = methods
        response.headers["Access-Control-Allow-Headers"] = accepted
        response.headers["Access-Control-Max-Age"] = "7200"
    }
}

private let exposed = "ETag, \(RepeatedRequests.mark), Location, Retry-After, WWW-Authenticate, X-Request-Id"
private let accepted =
    "Accept-Language, Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match"
