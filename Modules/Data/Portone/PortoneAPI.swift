import Domain
import JSONCoding
import Network
import WebAddresses

/// Requests to PortOne's API. An answer counts only if it is complete and well-formed.
struct PortoneAPI: Sendable {
    private let setup: PortoneSetup
    private let client: HTTPClient

    /// Longer than any payment, whose largest part is the gateway's own answer.
    private static let longestAnswer = 256 << 10

    init(_ setup: PortoneSetup) {
        self.setup = setup
        // Orders are asked about again after a failure, so that repeating here would only delay the payer.
        client = HTTPClient(retries: .never, responseLimit: Self.longestAnswer, redirectLimit: 0)
    }

    func payment(_ id: String) async throws(ProviderFailure) -> JSON {
        try await ask(.get, "\(path(of: id))?storeId=\(PercentEncoding.encode(setup.storeID))")
    }

    /// - Parameter key: makes a repetition have no further effect, for three hours.
    func post(
        _ action: String,
        on id: String,
        _ body: JSONObject,
        key: String
    ) async throws(ProviderFailure) -> JSON {
        var body = body
        body["storeId"] = .string(setup.storeID)
        return try await ask(.post, "\(path(of: id))/\(action)", body: .object(body), key: key)
    }

    /// Returns an answer of any status, for checking the settings.
    func response(for id: String) async throws(ProviderFailure) -> ClientResponse {
        try await send(.get, path(of: id))
    }

    private func path(of id: String) -> String { "/payments/\(PercentEncoding.encode(id))" }

    private func ask(
        _ method: ClientRequest.Method,
        _ path: String,
        body: JSON? = nil,
        key: String? = nil
    ) async throws(ProviderFailure) -> JSON {
        let response = try await send(method, path, body: body, key: key)
        let answer = try? JSON(parsing: response.body)
        switch response.status {
        case 200:
            guard let answer, answer.objectValue != nil else { throw .unreadable }
            return answer
        // A wrong secret is the operator's to correct, and no reason to give up a refund.
        case 401, 403, 408, 429: throw .unavailable
        case 400..<500:
            guard let code = answer.flatMap(PortoneError.init)?.code else { throw .unreadable }
            // An earlier request with the same key is still being carried out.
            throw code == PortoneError.outstanding ? .unavailable : .refused(code: code)
        // Includes the errors of the gateway behind PortOne, which may have carried out the request.
        case 500...: throw .unavailable
        default: throw .unreadable
        }
    }

    private func send(
        _ method: ClientRequest.Method,
        _ path: String,
        body: JSON? = nil,
        key: String? = nil
    ) async throws(ProviderFailure) -> ClientResponse {
        // libcurl repeats a request by itself if a connection that it reuses closes without an answer.
        var headers: ClientHeaders = [
            "Authorization": "PortOne \(setup.apiSecret)", "Connection": "close",
        ]
        if body != nil { headers["Content-Type"] = "application/json" }
        if let key { headers["Idempotency-Key"] = "\"\(key)\"" }
        do {
            return try await client.send(
                ClientRequest(
                    method,
                    setup.apiAddress + path,
                    headers: headers,
                    body: body?.encoded(),
                    timeout: setup.patience
                )
            )
        } catch NetworkError.timedOut {
            throw .timeout
        } catch NetworkError.tooLarge {
            throw .unreadable
        } catch {
            throw .unavailable
        }
    }
}
