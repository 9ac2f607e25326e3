public import HTTPServer

/// Lets each of several servers show a member what they changed through another one.
///
/// The answer to a change has its position: in a cookie, which browsers send back, and in a header, which
/// other clients repeat in their next requests. A server that hasn't heard of all up to there reads again
/// what it has cached.
public struct ReadYourWrites: Sendable {
    public static let header = "Madang-Position"

    public typealias Work = @Sendable () async throws -> Response

    private let run: @Sendable (_ seen: String?, Work) async throws -> (response: Response, position: String?)

    /// - Parameter run: does the work, with reads that include all up to the seen position. Returns the
    ///   position of its changes as well, nil without any.
    public init(
        _ run:
            @escaping @Sendable (_ seen: String?, Work) async throws -> (
                response: Response, position: String?
            )
    ) {
        self.run = run
    }

    /// For a server that shares its data with no other.
    public static let alone = ReadYourWrites { _, work in (try await work(), nil) }

    func around(_ request: Request, _ work: Work) async throws -> Response {
        let seen = request.headers[Self.header] ?? BrowserCookie.position.value(in: request)
        var (response, position) = try await run(seen, work)
        guard let position else { return response }
        response.headers[Self.header] = position
        if request.bearerToken == nil {
            response.headers.add(BrowserCookie.position.keeping(position, for: request))
        }
        return response
    }
}
