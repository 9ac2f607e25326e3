/// Dispatches requests to handlers and passes every error to one closure.
public struct Router: Sendable {
    public typealias Answering = @Sendable (Rejection, Request) -> Response
    public typealias Finishing = @Sendable (inout Response, Request) -> Void

    public let routes: [Route]
    let answering: Answering
    private let finishing: Finishing
    private let table: RouteTable

    /// Stops the program when two routes share a method and a path.
    ///
    /// - Parameter finishing: adds headers to every response, also to one of the router's own.
    public init(
        routes: [Route],
        finishing: @escaping Finishing = { _, _ in },
        answering: @escaping Answering
    ) {
        self.routes = routes
        self.finishing = finishing
        self.answering = answering
        table = RouteTable(routes)
    }

    /// Handles a request without a socket. Never throws: errors go through `answering`.
    public func respond(to request: Request) async -> Response {
        let decision = decide(request, method: request.method)
        if case .handle(let route, _) = decision,
            let refusal = route.body.refusal(of: request.body.bytes.count)
        {
            return finished(answering(refusal, request), for: request)
        }
        return await answer(request, decision)
    }

    /// The decision from a request's head alone.
    enum Decision: Sendable {
        case handle(Route, parameters: [String: String])
        case allow([Method])
        case refuse(Rejection)
    }

    /// - Parameter method: nil when unknown.
    func decide(_ request: Request, method: Method?) -> Decision {
        if let flaw = request.target.flaw { return .refuse(.badRequest(reason: flaw)) }
        if request.target.rawPath == "*", method != .options {
            return .refuse(.badRequest(reason: "Only OPTIONS asks about the server as a whole."))
        }
        switch table.find(method, request.target) {
        case .found(let route, let values):
            guard !values.isEmpty else { return .handle(route, parameters: [:]) }
            let pairs = zip(route.parameterNames, values)
            return .handle(route, parameters: Dictionary(uniqueKeysWithValues: pairs))
        case .missing(let allowed) where allowed.isEmpty && !(method == .options && request.path == "*"):
            return .refuse(.notFound)
        case .missing(let allowed):
            let listed = Method.allCases.filter { allowed.contains($0) || $0 == .options }
            return method == .options ? .allow(listed) : .refuse(.methodNotAllowed(allow: listed))
        }
    }

    nonisolated(nonsending) func answer(_ request: Request, _ decision: Decision) async -> Response {
        switch decision {
        case .refuse(let rejection):
            return finished(answering(rejection, request), for: request)
        case .allow(let methods):
            let list = methods.map(\.rawValue).joined(separator: ", ")
            return finished(Response(status: 204, headers: ["Allow": list]), for: request)
        case .handle(let route, let parameters):
            var request = request
            if !parameters.isEmpty { request.parameters = parameters }
            do {
                return finished(try await route.handler(request), for: request)
            } catch let rejection as Rejection {
                return finished(answering(rejection, request), for: request)
            } catch {
                return finished(answering(.failed(error), request), for: request)
            }
        }
    }

    /// Adds the headers common to all responses.
    func finished(_ response: Response, for request: Request) -> Response {
        var response = Conditions(request).applied(to: response)
        response.headers["X-Request-Id"] = request.id
        finishing(&response, request)
        return response
    }
}
