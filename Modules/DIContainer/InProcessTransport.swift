import HTTPServer
import Remote

/// Carries calls to the router of the same process: the command line on a local data folder speaks the same
/// API.
struct InProcessTransport: Transport {
    let router: Router

    func send(_ call: Call) async throws -> Reply {
        guard let method = Method(rawValue: call.method) else {
            throw RemoteError.unreachable("\(call.method) is not a method")
        }
        var headers = Headers()
        for (name, value) in call.headers { headers[name] = value }
        if call.body != nil, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        headers["User-Agent"] = "madang (command line)"
        let response = await router.respond(
            to: Request(
                method: method,
                target: call.target,
                headers: headers,
                body: RequestBody(call.body ?? []),
                remoteAddress: "here"
            )
        )
        guard case .bytes(let body) = response.content else {
            return Reply(status: response.status, body: [])
        }
        return Reply(
            status: response.status,
            body: body,
            retryAfter: response.headers["Retry-After"].flatMap { Int($0) }
        )
    }
}
