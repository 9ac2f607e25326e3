import HTTPServer

/// A server that answers with the head of each request, a line for each field.
public final class HeaderEchoServer: Sendable {
    public let port: Int
    private let server: HTTPServer

    public init() throws {
        let route = Route(.get, "/{path...}") { request in
            Response(text: request.headers.map { "\($0.name.lowercased()): \($0.value)\n" }.joined())
        }
        server = HTTPServer(
            configuration: ServerConfiguration(threads: 1),
            router: Router(routes: [route]) { _, _ in Response(status: 404) }
        )
        port = try server.start()
    }

    public func stop() async {
        await server.stop(within: .seconds(1))
    }
}
