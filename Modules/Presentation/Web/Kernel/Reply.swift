import HTTPServer
import Wire

/// What an endpoint has to say. A body of the contract is only written out for whoever asks from outside.
enum Reply: Sendable {
    case body(any Body, status: Int)
    case other(Response)

    var response: Response {
        switch self {
        case .other(let response): return response
        case .body(let body, let status):
            var response = Response(status: status, bytes: body.encoded, type: "application/json")
            response.headers["Cache-Control"] = "no-store"
            return response
        }
    }
}
