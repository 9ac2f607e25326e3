import Domain
import HTTPServer
import Wire

/// Somebody looking at a page: what they asked for, who they are as far as is known, and how they like it.
struct Visit: Sendable {
    let request: Request
    let who: SignedIn?
    let language: Language
    let look: Look
    /// Where they look unless they say otherwise.
    var home: NeighbourhoodBody?
    /// And how far around it.
    var reach = Reach.adjacent
    /// Nil for a stranger, and until a page is done.
    var unread: UnreadBody?
    /// What the step before this one had to say.
    let told: Flash?
    let now: Moment
    /// Nil where a map shows outlines alone.
    let tiles: MapTiles?
    let api: InProcessAPI

    /// The address of this page, to come back to.
    var address: String {
        request.path.asking(request.query.map { ($0.name, $0.value) })
    }

    func place(_ name: String = "id") -> String { request.parameters[name] ?? "" }

    /// What the API shows there.
    func get<Out: Body>(
        _ path: some Path,
        _ places: String...,
        query: [(String, String)] = []
    ) async throws -> Out {
        try await api.ask(api.endpoint(.get, path), places, query: query, as: who, on: asked)
    }

    /// What the API answers when that is done.
    @discardableResult
    func ask<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ places: String...,
        answers: Out.Type = Out.self
    ) async throws -> Out {
        try await api.ask(api.endpoint(method, path), places, as: who, on: asked)
    }

    /// The same with a body.
    @discardableResult
    func send<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ places: String...,
        body: some Body,
        answers: Out.Type = Out.self
    ) async throws -> Out {
        try await api.ask(api.endpoint(method, path), places, body: body.encoded, as: who, on: asked)
    }

    /// Hands the bytes of a file in, as the endpoint takes them.
    func upload<Out: Body>(_ bytes: [UInt8], to path: some Path) async throws -> Out {
        try await api.ask(api.endpoint(.post, path), [], body: bytes, as: who, on: asked)
    }

    /// The request as the API sees it: in the language of the page. What a page asks for on the way is not
    /// what its form was sent for.
    var asked: Request { asked(with: nil) }

    /// The same from a form that counts once, however often it is sent.
    func asked(with key: String?) -> Request {
        var request = request
        request.headers["Accept-Language"] = language.rawValue
        request.headers[RepeatedRequests.header] = key
        return request
    }
}

/// Light or dark.
enum Look: String, CaseIterable, Sendable {
    /// As the reader's device is set.
    case device
    case light
    case dark
}
