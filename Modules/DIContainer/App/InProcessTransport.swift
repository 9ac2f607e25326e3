import HTTPServer
import Remote

/// Sends calls to the router of the same process, so that the command line uses the API on a local data
/// folder.
struct InProcessTransport: Transport {
    let router: Router

    func send(_ call: Call) async throws -> Reply {
        let response = try await respond(to: call)
        guard case .bytes(let body) = response.content else {
            return Reply(status: response.status, body: [])
        }
        return Reply(
            status: response.status,
            body: body,
            retryAfter: response.headers["Retry-After"].flatMap { Int($0) }
        )
    }

    func open(_ call: Call) async throws -> ReplyStream {
        let response = try await respond(to: call)
        switch response.content {
        case .events(let source):
            let chunks = source.chunks()
            return ReplyStream(
                status: response.status,
                chunks: AsyncThrowingStream { continuation in
                    let mover = Task {
                        for await chunk in chunks { continuation.yield(chunk) }
                        continuation.finish()
                    }
                    continuation.onTermination = { _ in mover.cancel() }
                }
            )
        case .bytes(let body): return ReplyStream(Reply(status: response.status, body: body))
        default: return ReplyStream(Reply(status: response.status, body: []))
        }
    }

    private func respond(to call: Call) async throws -> Response {
        guard let method = Method(rawValue: call.method) else {
            throw RemoteError.unreachable("\(call.method) is not a method")
        }
        var headers = Headers()
        for (name, value) in call.headers { headers[name] = value }
        if call.body != nil, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        headers["User-Agent"] = "madang (command line)"
        return await router.respond(
            to: Request(
                method: method,
                target: call.target,
                headers: headers,
                body: RequestBody(call.body ?? []),
                remoteAddress: "here"
            )
        )
    }
}
