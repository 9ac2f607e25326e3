public import Domain
public import HTTPServer
import Wire

/// Madang's HTTP interface as one router: the API, and the pages built on it.
public struct WebApp: Sendable {
    private let endpoints: [Endpoint]
    private let pages: [PageRoute]
    private let guests: Guests
    private let origins: Origins
    private let sharing: SharedOrigins
    private let site: Site
    private let version: String
    private let positions: ReadYourWrites
    private let explain: @Sendable (any Error, Request) -> any Error

    /// Identifies the senders of requests.
    public struct Guests: Sendable {
        let sessions: Sessions
        let tokens: APITokens
        let visitors: VisitResolver

        public init(sessions: Sessions, tokens: APITokens, visitors: VisitResolver) {
            self.sessions = sessions
            self.tokens = tokens
            self.visitors = visitors
        }
    }

    /// - Parameters:
    /// - site: the addresses to answer under.
    /// - version: the program's.
    /// - proxies: addresses whose `X-Forwarded-For` is trusted.
    /// - sharing: the other sites whose pages may use the API.
    /// - explain: receives unexpected errors with their request, and may return a refusal instead.
    public init(
        _ features: [Endpoint]...,
        pages: [PageRoute],
        guests: Guests,
        recording operators: OperatorRecords,
        repeating requests: RepeatedRequests,
        at site: Site,
        version: String,
        trusting proxies: AddressRanges,
        sharing: SharedOrigins,
        noting positions: ReadYourWrites,
        explaining explain: @escaping @Sendable (any Error, Request) -> any Error
    ) {
        endpoints = features.flatMap { $0 }.map { requests.around(operators.around($0)).holdingUploads }
        self.pages = pages
        self.guests = guests
        self.explain = explain
        self.site = site
        self.version = version
        self.sharing = sharing
        self.positions = positions
        origins = Origins(trusting: proxies)
    }

    public var router: Router {
        let root = OpenAPI.root(version: version)
        let told = endpoints.filter(\.isDocumented) + [root, OpenAPI.endpoint { _ in Response(status: 200) }]
        let document = OpenAPI(endpoints: told, version: version)
        let answer = LazyResponse { document.document.response }
        let all = endpoints + [root, OpenAPI.endpoint { _ in answer.value }]
        let opening = PageMiddleware(
            api: InProcessAPI(endpoints),
            visitors: guests.visitors,
            origins: origins,
            site: site,
            positions: positions,
            explain: explain
        )
        let pages = pages + ReferencePages(endpoints: told).routes
        let routes = all.map(route) + pages.map(opening.route)
        return Router(routes: routes, finishing: sharing.share) {
            [explain, guests, origins, site] rejection, request in
            let request = guests.visitors.speaking(origins.placing(request))
            let isForeign = site.opening(request) == nil
            if case .failed(let error) = rejection, !isForeign {
                return Problem(error is any Refusal ? error : explain(error, request))
                    .response(to: request).guarded(for: request)
            }
            let problem = Problem(isForeign ? site.refusal : RequestRefusal.rejected(rejection))
            return (request.wantsPage ? opening.trouble(problem, request) : problem.response(to: request))
                .guarded(for: request)
        }
    }

    private func route(_ endpoint: Endpoint) -> Route {
        Route(endpoint.method, endpoint.path, body: endpoint.bodyPolicy) {
            [guests, origins, site, positions] request in
            guard let opened = site.opening(origins.placing(request)) else { throw site.refusal }
            let request = guests.visitors.speaking(opened)
            return try await positions.around(request) { try await Self.answer(endpoint, request, guests) }
        }
    }

    private static func answer(_ endpoint: Endpoint, _ request: Request, _ guests: Guests) async throws
        -> Response
    {
        guard endpoint.access != .anyone else {
            return try await endpoint.answer(Asked(request: request), nil).response.guarded(for: request)
        }
        let who = try await guests.who(request)
        if let who { request.account.note(who.member.description) }
        guard who != nil || endpoint.access == .visitors else { throw SessionRefusal.signInNeeded }
        if !request.method.isSafe { try who?.requireWriting() }
        return try await endpoint.answer(Asked(request: request), who).response.guarded(for: request)
    }
}

extension WebApp.Guests {
    /// Identifies the sender by token or browser session; a browser's changes must come from this site's
    /// pages.
    fileprivate func who(_ request: Request) async throws -> SignedIn? {
        if let token = request.bearerToken {
            guard tokens.includes(token) else { return .device(try await sessions.authenticate(token)) }
            return .program(try await tokens.authenticate(token))
        }
        guard let visit = try await visitors.recognise(request) else { return nil }
        guard request.method.isSafe || request.isFromHere else { throw RequestRefusal.foreignOrigin }
        return .device(visit.who)
    }
}

extension Method {
    /// Whether the method is safe, as RFC 9110 defines it.
    var isSafe: Bool { self == .get || self == .head || self == .options }
}

extension Request {
    var isForAPI: Bool { path.hasPrefix("/\(apiFolder)/") }

    /// Whether the client is a browser that expects a page.
    fileprivate var wantsPage: Bool {
        !isForAPI && headers["Accept"]?.contains("text/html") ?? false
    }
}

private let apiFolder = "api"

extension Response {
    /// Adds security headers: no sniffing, no framing, an empty content policy outside of pages, and HSTS
    /// for a year over HTTPS.
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
