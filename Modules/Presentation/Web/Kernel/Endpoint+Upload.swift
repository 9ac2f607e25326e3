import Domain
import HTTPServer
import Wire

extension Endpoint {
    /// An endpoint for members that takes bytes. Nothing is read before the sender is identified.
    static func upload<Out: Body>(
        _ method: Method,
        _ path: some Path,
        _ summary: String,
        query parameters: [Parameter] = [],
        types: [String],
        limit: Int,
        room: BodyMemory,
        answers: Answers<Out>,
        _ work: @escaping @Sendable (Request, SignedIn) async throws -> Out
    ) -> Endpoint {
        var endpoint = member(method, path, summary, query: parameters, answers: answers, work)
        endpoint.upload = Upload(types: types, limit: limit, room: room)
        return endpoint
    }
}

extension Endpoint {
    /// Reserves memory from the first byte of an upload until the response.
    var holdingUploads: Endpoint {
        guard let upload else { return self }
        var held = self
        held.answer = { [self] asked, who in
            guard let who else { throw SessionRefusal.signInNeeded }
            return try await upload.room.holding(asked.request, atMost: upload.limit, for: who.member) {
                try await answer(asked, who)
            }
        }
        return held
    }
}
