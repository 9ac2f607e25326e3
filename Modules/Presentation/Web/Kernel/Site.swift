public import Domain
public import HTTPServer

/// Everything Madang answers over HTTP, as one router.
public struct Site: Sendable {
    private let endpoints: [Endpoint]
    private let authenticate: Authenticate
    private let origins: Origins
    private let explain: @Sendable (any Error, Request) -> any Error

    /// - Parameters:
    ///   - proxies: addresses whose `X-Forwarded-For` is believed.
    ///   - explain: hears of failures that are no refusals, with the request they happened in, and may know a
    ///     refusal that says it better.
    public init(
        _ features: [Endpoint]...,
        authenticate: Authenticate,
        trusting proxies: Set<String>,
        explaining explain: @escaping @Sendable (any Error, Request) -> any Error
    ) {
        endpoints = features.flatMap { $0 }
        self.authenticate = authenticate
        self.explain = explain
        origins = Origins(trusting: proxies)
    }

    public var router: Router {
        let document = OpenAPI(endpoints: endpoints + [OpenAPI.endpoint { _ in Response(status: 200) }])
            .document
        let answer = document.response
        let all = endpoints + [OpenAPI.endpoint { _ in answer }]
        return Router(routes: all.map(route)) { [explain] rejection, request in
            guard case .failed(let error) = rejection else {
                return Problem(RequestRefusal.rejected(rejection)).response(to: request).guarded
            }
            return Problem(error is any Refusal ? error : explain(error, request)).response(to: request)
                .guarded
        }
    }

    private func route(_ endpoint: Endpoint) -> Route {
        Route(endpoint.method, endpoint.path, body: endpoint.bodyPolicy) { [authenticate, origins] request in
            let request = origins.placing(request)
            guard endpoint.access != .anyone else {
                return try await endpoint.answer(request, nil).guarded
            }
            guard let token = request.bearerToken else {
                guard endpoint.access == .visitors else { throw SessionRefusal.signInNeeded }
                return try await endpoint.answer(request, nil).guarded
            }
            return try await endpoint.answer(request, try await authenticate(token)).guarded
        }
    }
}

extension Response {
    /// What every answer tells a browser: to take the type as it is given.
    fileprivate var guarded: Response {
        var response = self
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response
    }
}
