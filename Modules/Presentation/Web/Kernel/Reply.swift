import HTTPServer
import Wire

/// An endpoint's result. Bodies are only encoded for external clients.
enum Reply: Sendable {
    case body(any Body, status: Int)
    case other(Response)

    var response: Response {
        switch self {
        case .other(let response): return response
        case .body(let body, let status):
            var response = Response(status: status, bytes: body.encoded, type: "application/json")
            response.headers["Cache-Control"] = "no-store"
            response.headers["ETag"] = body.versionTag.map { "\"\($0)\"" }
            return response
        }
    }
}
