import Domain
import HTTPServer
import JSONCoding
import Wire

/// Calls the API's endpoints in process. Pages use nothing else, so a page cannot do what the API refuses.
struct InProcessAPI: Sendable {
    private let endpoints: [String: Endpoint]

    init(_ endpoints: [Endpoint]) {
        self.endpoints = Dictionary(
            endpoints.map { (Self.key($0.method, $0.path), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private static func key(_ method: Method, _ path: String) -> String { "\(method.rawValue) \(path)" }

    /// Answers a call with its values as they are.
    ///
    /// - Parameter file: the bytes of an upload.
    func answer<Caller, Place, In, Out>(
        _ call: Operation<Caller, Place, In, Out>.Call,
        sending file: [UInt8] = [],
        as who: SignedIn?,
        on request: Request
    ) async throws -> Out {
        let endpoint = endpoint(call.operation)
        var asked = Asked(request: request, call: call)
        asked.request.body = RequestBody(file)
        asked.request.headers["Content-Length"] = "\(file.count)"
        let reply = try await endpoint.answer(asked, who)
        guard case .body(let body as Out, _) = reply else { return try Self.read(reply.response) }
        return body
    }

    private func endpoint(_ operation: some AnyOperation) -> Endpoint {
        guard let endpoint = endpoints["\(operation.method.rawValue) \(operation.pattern)"] else {
            preconditionFailure("no endpoint answers \(operation.method.rawValue) \(operation.pattern)")
        }
        return endpoint
    }

    /// Decodes a body; also handles empty and repeated responses.
    private static func read<Out: Body>(_ response: Response) throws -> Out {
        // The first attempt was refused after a change: the page shows the current state.
        guard response.status < 400 else { throw RequestKeyRefusal.doneBefore }
        if let nothing = Nothing() as? Out { return nothing }
        guard case .bytes(let bytes) = response.content else { throw RequestRefusal.rejected(.notFound) }
        return try Out(parsing: bytes)
    }
}
