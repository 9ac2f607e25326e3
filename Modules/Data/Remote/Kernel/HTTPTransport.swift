public import Foundation
public import Network

/// Sends calls to a server over HTTP.
public struct HTTPTransport: Transport {
    private let client: HTTPClient
    private let server: URL

    /// - Parameter server: scheme, host and port, as in `https://madang.example`.
    public init(_ client: HTTPClient, server: URL) {
        self.client = client
        self.server = server
    }

    public func send(_ call: Call) async throws -> Reply {
        guard let url = URL(string: call.target, relativeTo: server) else {
            throw RemoteError.unreachable("\(server)\(call.target) is not an address")
        }
        var headers = call.headers
        if call.body != nil { headers["Content-Type"] = "application/json" }
        do {
            let response = try await client.send(
                ClientRequest(method: call.method, url: url.absoluteURL, headers: headers, body: call.body))
            return Reply(
                status: response.status, body: response.body,
                retryAfter: response.headers["Retry-After"].flatMap { Int($0) })
        } catch let error as NetworkError {
            if case .cancelled = error { throw CancellationError() }
            throw RemoteError.unreachable("\(error)")
        }
    }
}
