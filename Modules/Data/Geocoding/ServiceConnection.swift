import Domain
import JSONCoding
import Network
import WebAddresses

/// The server of an ``AddressService``, and the headers that it asks for.
struct ServiceConnection: Sendable {
    /// Short, because a person is waiting with a form open.
    private static let timeout = Duration.seconds(3)

    // A redirect would lead the key elsewhere.
    private let client = HTTPClient(
        retries: RetryPolicy(attempts: 2),
        responseLimit: 1 << 20,
        redirectLimit: 0
    )
    private let server: String
    private let headers: ClientHeaders

    /// - Parameters:
    ///   - server: as `https://dapi.kakao.com`.
    ///   - headers: with the key, sent to `server` only.
    init(to server: String, headers: ClientHeaders = [:]) {
        self.server = server
        self.headers = headers
    }

    /// The JSON that the service answers with.
    func get(_ path: String, _ query: KeyValuePairs<String, String>) async throws -> JSON {
        let query = query.map { "\($0.key)=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
        let request = ClientRequest(
            .get,
            "\(server)\(path)?\(query)",
            headers: headers,
            timeout: Self.timeout
        )
        let response = try await client.send(request)
        guard response.status == 200 else {
            throw response.status == 429
                ? AddressServiceFailure.quotaUsedUp : .refused("status \(response.status)")
        }
        return try JSON(parsing: response.body)
    }
}

extension Point {
    /// Reads texts, as these services write numbers.
    init?(longitude: JSON?, latitude: JSON?) {
        guard let longitude = longitude?.stringValue.flatMap(Double.init),
            let latitude = latitude?.stringValue.flatMap(Double.init)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}
