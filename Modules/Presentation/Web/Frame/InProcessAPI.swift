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

    func endpoint(_ method: Method, _ path: some Path) -> Endpoint {
        guard let endpoint = endpoints[Self.key(method, path.rawValue)] else {
            preconditionFailure("no endpoint does \(method.rawValue) \(path.rawValue)")
        }
        return endpoint
    }

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

    /// Returns the endpoint's response for the page's reader, or throws its refusal.
    func ask<Out: Body>(
        _ endpoint: Endpoint,
        _ places: [String],
        query: [(String, String)] = [],
        body: [UInt8] = [],
        as who: SignedIn?,
        on request: Request
    ) async throws -> Out {
        let asked = Self.request(endpoint, places, query: query, body: body, on: request)
        let reply = try await endpoint.answer(Asked(request: asked), who)
        guard case .body(let body, _) = reply else { return try Self.read(reply.response) }
        guard let answer = body as? Out else {
            throw UndeclaredAnswer(path: endpoint.path, sought: "\(Out.self)")
        }
        return answer
    }

    /// Decodes a body; also handles empty and repeated responses.
    private static func read<Out: Body>(_ response: Response) throws -> Out {
        // The first attempt was refused after a change: the page shows the current state.
        guard response.status < 400 else { throw RequestKeyRefusal.doneBefore }
        if let nothing = Nothing() as? Out { return nothing }
        guard case .bytes(let bytes) = response.content else { throw RequestRefusal.rejected(.notFound) }
        return try Out(parsing: bytes)
    }

    private static func request(
        _ endpoint: Endpoint,
        _ places: [String],
        query: [(String, String)],
        body: [UInt8],
        on request: Request
    ) -> Request {
        var headers = Headers()
        for name in ["Accept-Language", "User-Agent", RepeatedRequests.header, Request.precondition] {
            if let value = request.headers[name] { headers[name] = value }
        }
        var asked = Request(
            method: endpoint.method,
            target: endpoint.path.asking(query),
            headers: headers,
            body: RequestBody(body),
            remoteAddress: request.remoteAddress,
            id: request.id
        )
        asked.parameters = Dictionary(
            zip(endpoint.parameterNames, places),
            uniquingKeysWith: { first, _ in first }
        )
        return asked
    }
}

/// An endpoint returned a type that it does not declare.
private struct UndeclaredAnswer: Error {
    let path: String
    let sought: String
}
