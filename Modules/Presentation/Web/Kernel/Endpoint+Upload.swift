import Domain
import HTTPServer
import Wire

extension Endpoint {
    /// For a signed-in member who hands in bytes that aren't JSON. Nothing of them is read before it is known
    /// who sends them.
    static func upload<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        type: String,
        limit: Int,
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, SignedIn) async throws -> Out
    ) -> Endpoint {
        var endpoint = member(method, path, summary, answers: answers, work)
        endpoint.upload = Upload(type: type, limit: limit)
        return endpoint
    }
}
