import Foundation
import Network

/// Sends calls to a server over HTTP.
public struct HTTPTransport: Transport {
    private let client: HTTPClient
    private let server: String
    private let device: String

    /// - Parameters:
    ///   - server: scheme, host and port, as in `https://madang.example`.
    ///   - device: what a member recognises this device by in the list of theirs.
    public init(server: String, device: String) {
        client = HTTPClient()
        self.server = server
        self.device = device
    }

    public func send(_ call: Call) async throws -> Reply {
        guard let url = URL(string: server + call.target) else {
            throw RemoteError.unreachable("\(server)\(call.target) is not an address")
        }
        var headers = call.headers
        headers["User-Agent"] = device
        headers["Accept"] = "application/json"
        if call.body != nil { headers["Content-Type"] = "application/json" }
        do {
            let response = try await client.send(
                ClientRequest(method: call.method, url: url, headers: headers, body: call.body)
            )
            return Reply(
                status: response.status,
                body: response.body,
                retryAfter: response.headers["Retry-After"].flatMap { Int($0) }
            )
        } catch let error as NetworkError {
            if case .cancelled = error { throw CancellationError() }
            throw RemoteError.unreachable("\(error)")
        }
    }
}
