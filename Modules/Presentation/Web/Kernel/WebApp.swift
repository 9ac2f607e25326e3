public import Domain
public import HTTPServer

/// Everything Madang answers over HTTP, as one router: the API, and the pages that are made of it.
public struct WebApp: Sendable {
    private let endpoints: [Endpoint]
    private let pages: [PageRoute]
    private let guests: Guests
    private let origins: Origins
    private let explain: @Sendable (any Error, Request) -> any Error

    /// Who comes, and how they are recognised.
    public struct Guests: Sendable {
        let authenticate: Authenticate
        let visitors: VisitResolver

        public init(authenticate: Authenticate, visitors: VisitResolver) {
            self.authenticate = authenticate
            self.visitors = visitors
        }
    }

    /// - Parameters:
    ///   - proxies: addresses whose `X-Forwarded-For` is believed.
    ///   - explain: hears of failures that are no refusals, with the request they happened in, and may know a
    ///     refusal that says it better.
    public init(
        _ features: [Endpoint]...,
        pages: [PageRoute],
        guests: Guests,
        repeating requests: RepeatedRequests,
        trusting proxies: Set<String>,
        explaining explain: @escaping @Sendable (any Error, Request) -> any Error
    ) {
        endpoints = features.flatMap { $0 }.map { requests.around($0).holdingUploads }
        self.pages = pages
        self.guests = guests
        self.explain = explain
        origins = Origins(trusting: proxies)
    }

    public var router: Router {
        let told = endpoints.filter(\.isDocumented)
        let document = OpenAPI(endpoints: told + [OpenAPI.endpoint { _ in Response(status: 200) }])
            .document
        let answer = document.response
        let all = endpoints + [OpenAPI.endpoint { _ in answer }]
        let opening = PageMiddleware(
            api: InProcessAPI(endpoints),
            visitors: guests.visitors,
            origins: origins,
            explain: explain
        )
        let routes = all.map(route) + pages.map(opening.route)
        return Router(routes: routes) { [explain, origins] rejection, request in
            let request = origins.placing(request)
            guard case .failed(let error) = rejection else {
                let problem = Problem(RequestRefusal.rejected(rejection))
                return
                    (request.wantsPage ? opening.trouble(problem, request) : problem.response(to: request))
                    .guarded(for: request)
            }
            return Problem(error is any Refusal ? error : explain(error, request)).response(to: request)
                .guarded(for: request)
        }
    }

    private func route(_ endpoint: Endpoint) -> Route {
        Route(endpoint.method, endpoint.path, body: endpoint.bodyPolicy) { [guests, origins] request in
            let request = origins.placing(request)
            guard endpoint.access != .anyone else {
                return try await endpoint.answer(request, nil).response.guarded(for: request)
            }
            let who = try await guests.who(request)
            guard who != nil || endpoint.access == .visitors else { throw SessionRefusal.signInNeeded }
            return try await endpoint.answer(request, who).response.guarded(for: request)
        }
    }
}

extension WebApp.Guests {
    /// Whoever shows a token, or comes with a browser that is signed in; what such a browser changes must
    /// come from a page of ours.
    fileprivate func who(_ request: Request) async throws -> SignedIn? {
        if let token = request.bearerToken { return try await authenticate(token) }
        guard let visit = try await visitors.recognise(request) else { return nil }
        guard request.method.isSafe || request.isFromHere else { throw RequestRefusal.foreignOrigin }
        return visit.who
    }
}

extension Method {
    /// Whether it only looks.
    var isSafe: Bool { self == .get || self == .head || self == .options }
}

extension Request {
    /// Whether a person waits for an answer they can read.
    fileprivate var wantsPage: Bool {
        !path.hasPrefix("/\(apiFolder)/") && headers["Accept"]?.contains("text/html") ?? false
    }
}

private let apiFolder = "api"

extension Response {
    /// Headers of every answer: the type is as given, another site can't frame or embed it, what is no page
    /// may load nothing, and what came over HTTPS comes by nothing else for a year.
    func guarded(for request: Request) -> Response {
        var response = self
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        if request.isSecure { response.headers["Strict-Transport-Security"] = "max-age=31536000" }
        if response.headers["Content-Security-Policy"] == nil {
            response.headers["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'"
        }
        if response.headers["Referrer-Policy"] == nil { response.headers["Referrer-Policy"] = "no-referrer" }
        return response
    }
}
