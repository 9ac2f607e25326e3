import Domain
import HTTPServer
import JSONCoding
import Wire

/// The API, asked without leaving the process. Pages know what it tells and nothing else, so whoever may not
/// do a thing over the API can't do it on a page either.
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

    /// What `endpoint` answers to whoever looks at the page; refusals are thrown as they are.
    func ask<Out: Body>(
        _ endpoint: Endpoint,
        _ places: [String],
        query: [(String, String)] = [],
        body: [UInt8] = [],
        as who: SignedIn?,
        on request: Request
    ) async throws -> Out {
        let asked = Self.request(endpoint, places, query: query, body: body, on: request)
        let reply = try await endpoint.answer(asked, who)
        guard case .body(let body, _) = reply else { return try Self.read(reply.response) }
        guard let answer = body as? Out else {
            throw UndeclaredAnswer(path: endpoint.path, sought: "\(Out.self)")
        }
        return answer
    }

    /// What has no body, or was answered before.
    private static func read<Out: Body>(_ response: Response) throws -> Out {
        // Refused before, after something was changed: the page shows what is there now.
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
        for name in ["Accept-Language", "User-Agent", RepeatedRequests.header] {
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
            zip(endpoint.placeNames, places),
            uniquingKeysWith: { first, _ in first }
        )
        return asked
    }
}

/// A page asked an endpoint for what it never answers with.
private struct UndeclaredAnswer: Error {
    let path: String
    let sought: String
}
