import Foundation
import FoundationNetworking
public import JSONCoding

/// What came back over the wire.
public struct TestResponse: Sendable, CustomStringConvertible {
    public let status: Int
    public let body: [UInt8]
    private let headers: [String: String]

    /// Null where the body is no JSON.
    public var json: JSON { (try? JSON(parsing: body)) ?? .null }

    /// Of what was made, or found.
    public var id: String {
        get throws {
            guard (200..<300).contains(status), let id = json["id"]?.stringValue else {
                throw UnexpectedResponse(self)
            }
            return id
        }
    }

    /// What a program would tell the answer by, as in `409 account.email-taken`.
    public var verdict: String {
        guard let code = json["code"]?.stringValue, status >= 400 else { return "\(status)" }
        return "\(status) \(code)"
    }

    /// The fields that were refused, as in `minutes deal.minutes`.
    public var errors: [String] {
        (json["errors"]?.arrayValue ?? []).map {
            "\($0["field"]?.stringValue ?? "") \($0["code"]?.stringValue ?? "")"
        }
    }

    public var items: [JSON] { json["items"]?.arrayValue ?? [] }

    public var description: String { "\(status) \(String(decoding: body.prefix(2_000), as: UTF8.self))" }

    /// Whether the words stand in it anywhere.
    public func tell(_ words: String) -> Bool {
        String(decoding: body, as: UTF8.self).contains(words)
    }

    public func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    public static func asking(
        _ method: String,
        _ address: String,
        _ body: [UInt8]? = nil,
        headers: [String: String] = [:]
    ) async throws -> TestResponse {
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.timeoutInterval = 60
        if let body {
            request.httpBody = Data(body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        request.setValue("ko", forHTTPHeaderField: "Accept-Language")
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let pairs = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
        return TestResponse(
            status: response.statusCode,
            body: Array(data),
            headers: Dictionary(pairs) { first, _ in first }
        )
    }

    private init(status: Int, body: [UInt8], headers: [String: String]) {
        self.status = status
        self.body = body
        self.headers = headers
    }

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        // Every server is the same host, and what one of them sets is none of the others' business.
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpMaximumConnectionsPerHost = 64
        configuration.urlCache = nil
        return URLSession(configuration: configuration)
    }()
}
