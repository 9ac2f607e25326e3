import HTTPServer

/// How tests word a rejection: its name, so that an answer tells which one it was.
func worded(_ rejection: Rejection, _ request: Request) -> Response {
    var response = Response(status: rejection.status, text: "rejected: \(rejection)")
    switch rejection {
    case .methodNotAllowed(let allow):
        response.headers["Allow"] = allow.map(\.rawValue).joined(separator: ", ")
    case .stopping: response.headers["Retry-After"] = "1"
    default: break
    }
    return response
}

/// A server for the time of a test.
func serving<Value: Sendable>(
    _ routes: [Route],
    configuration: ServerConfiguration = ServerConfiguration(threads: 2),
    _ body: (HTTPServer, _ port: Int) async throws -> Value
) async throws -> Value {
    let server = HTTPServer(configuration: configuration, router: Router(routes: routes, answering: worded))
    let port = try server.start()
    do {
        let value = try await body(server, port)
        await server.stop(within: .seconds(2))
        return value
    } catch {
        await server.stop(within: .zero)
        throw error
    }
}
