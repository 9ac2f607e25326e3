import Network

/// Sends calls to a server over HTTP.
public struct HTTPTransport: Transport {
    private let client: HTTPClient
    private let server: String
    private let device: String

    /// - Parameters:
    ///   - server: scheme, host and port, as in `https://madang.example`.
    ///   - device: the name by which the member recognises this device in their list.
    public init(server: String, device: String) {
        client = HTTPClient()
        self.server = server
        self.device = device
    }

    public func send(_ call: Call) async throws -> Reply {
        do {
            let response = try await client.send(try request(for: call))
            return Reply(
                status: response.status,
                body: response.body,
                retryAfter: response.headers["Retry-After"].flatMap { Int($0) }
            )
        } catch let error as NetworkError {
            // A cancelled call isn't a network failure.
            try Task.checkCancellation()
            throw RemoteError.unreachable("\(server): \(error.reason)")
        }
    }

    public func open(_ call: Call) async throws -> ReplyStream {
        var request = try request(for: call)
        request.headers["Accept"] = "text/event-stream, application/json"
        // Three of the server's heartbeats.
        request.timeout = .seconds(45)
        do {
            let stream = try await client.open(request)
            return ReplyStream(status: stream.status, chunks: explaining(stream.chunks))
        } catch let error as NetworkError {
            try Task.checkCancellation()
            throw RemoteError.unreachable("\(server): \(error.reason)")
        }
    }

    /// Converts connection errors to those of this layer.
    private func explaining(
        _ chunks: AsyncThrowingStream<[UInt8], any Error>
    ) -> AsyncThrowingStream<[UInt8], any Error> {
        AsyncThrowingStream { [server] continuation in
            let mover = Task {
                do {
                    for try await chunk in chunks { continuation.yield(chunk) }
                    continuation.finish()
                } catch let error as NetworkError {
                    continuation.finish(throwing: RemoteError.unreachable("\(server): \(error.reason)"))
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in mover.cancel() }
        }
    }

    private func request(for call: Call) throws -> ClientRequest {
        guard let method = ClientRequest.Method(rawValue: call.method) else {
            throw RemoteError.unreachable("\(call.method) \(server)\(call.target) can't be sent")
        }
        var headers: ClientHeaders = ["User-Agent": device, "Accept": "application/json"]
        for (name, value) in call.headers { headers[name] = value }
        if call.body != nil, headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        return ClientRequest(method, server + call.target, headers: headers, body: call.body)
    }
}

extension NetworkError {
    fileprivate var reason: String {
        switch self {
        case .unreachable: "no connection"
        case .timedOut: "no answer in time"
        case .tooLarge(let limit): "an answer of more than \(limit) bytes"
        default: "\(self)"
        }
    }
}
