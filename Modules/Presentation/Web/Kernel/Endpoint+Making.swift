import Domain
import HTTPServer
import Wire

extension Endpoint {
    /// An endpoint that creates a resource unless it exists: 201 when it was created, otherwise 200.
    static func making<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        _ work: @escaping @Sendable (Request, SignedIn) async throws -> (body: Out, isMade: Bool)
    ) -> Endpoint {
        declare(method, path, summary, takes: nil, work)
    }

    /// An endpoint that creates a resource from a body.
    static func making<In: Body, Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        takes: In.Type,
        _ work: @escaping @Sendable (Request, SignedIn, In) async throws -> (body: Out, isMade: Bool)
    ) -> Endpoint {
        declare(method, path, summary, takes: In.self) { request, who in
            try await work(request, who, request.read(In.self))
        }
    }

    private static func declare<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        takes: (any Body.Type)?,
        _ work: @escaping @Sendable (Request, SignedIn) async throws -> (body: Out, isMade: Bool)
    ) -> Endpoint {
        Endpoint(
            method: method,
            path: path.rawValue,
            summary: summary,
            access: .members,
            parameters: [],
            takes: takes,
            answers: Answer(status: 201, otherStatus: 200, type: "application/json", body: Out.self)
        ) { asked, who in
            guard let who else { throw SessionRefusal.signInNeeded }
            try asked.request.check([])
            let made = try await work(asked.request, who)
            return .body(made.body, status: made.isMade ? 201 : 200)
        }
    }
}
