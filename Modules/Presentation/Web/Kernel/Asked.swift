import HTTPServer
import Wire

/// A request to an endpoint.
struct Asked: Sendable {
    var request: Request
    /// The call of a page, whose values need no text.
    var call: (any AnyCall)?

    /// The texts of the parameters of the endpoint's path.
    func places(of endpoint: Endpoint) -> [String] {
        call?.places ?? endpoint.parameterNames.map { request.parameters[$0] ?? "" }
    }

    var query: [(name: String, value: String)] {
        call?.query ?? request.query.map { ($0.name, $0.value) }
    }

    /// The bytes of the body, which of a call exist only here.
    var bytes: [UInt8] {
        call?.body?.encoded ?? request.body.bytes
    }
}
