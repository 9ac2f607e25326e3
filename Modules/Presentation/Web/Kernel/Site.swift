public import Domain
public import HTTPServer
import Synchronization

/// Everything Madang answers over HTTP, as one router.
public struct Site: Sendable {
    private let endpoints: [Endpoint]
    private let authenticate: Authenticate
    private let report: @Sendable (any Error, Request) -> Void

    /// - Parameter report: hears of failures nobody foresaw, with the request they happened in.
    public init(
        _ features: [Endpoint]..., authenticate: Authenticate,
        reportingFailuresTo report: @escaping @Sendable (any Error, Request) -> Void
    ) {
        endpoints = features.flatMap { $0 }
        self.authenticate = authenticate
        self.report = report
    }

    public var router: Router {
        let document = OpenAPI(endpoints: endpoints + [OpenAPI.endpoint { _ in Response(status: 200) }]).document
        let all = endpoints + [OpenAPI.endpoint { _ in document.response }]
        return Router(routes: all.map(route)) { [report] rejection, request in
            answer(rejection, to: request, reportingTo: report)
        }
    }

    private func route(_ endpoint: Endpoint) -> Route {
        Route(endpoint.method, endpoint.path, body: endpoint.bodyPolicy) { [authenticate] request in
            guard endpoint.access == .members else { return try await endpoint.answer(request, nil) }
            guard let token = request.bearerToken else { throw SessionRefusal.signInNeeded }
            return try await endpoint.answer(request, try await authenticate(token))
        }
    }
}

private func answer(
    _ rejection: Rejection, to request: Request, reportingTo report: (any Error, Request) -> Void
) -> Response {
    guard case .failed(let error) = rejection else {
        return Problem(RequestRefusal.rejected(rejection)).response(to: request)
    }
    let problem = Problem(error)
    if problem.status == 500 { report(error, request) }
    return problem.response(to: request)
}
