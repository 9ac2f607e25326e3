public import Domain
import JSONCoding
public import Network
import WebAddresses

/// Finds addresses with Kakao's Local API. Falls back to another finder for results without a building and
/// while Kakao is unavailable.
public struct KakaoAddresses: AddressFinder {
    /// Short, because a person is waiting with a form open.
    private static let patience = Duration.seconds(3)

    private let client: HTTPClient
    private let server: String
    private let key: String
    private let other: any AddressFinder
    private let complain: @Sendable (String) -> Void

    /// - Parameters:
    ///   - server: as `https://dapi.kakao.com`.
    ///   - key: the application's REST key, sent to `server` only.
    ///   - complain: receives the reason when Kakao fails, for the operator.
    public init(
        _ client: HTTPClient,
        at server: String,
        key: String,
        otherwise other: any AddressFinder,
        complaining complain: @escaping @Sendable (String) -> Void
    ) {
        self.client = client
        self.server = server
        self.key = key
        self.other = other
        self.complain = complain
    }

    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        let found = await ask(sought, limit: limit)
        return found.isEmpty ? try await other.find(sought, limit: limit) : found
    }

    private func ask(_ sought: AddressText, limit: Int) async -> [FoundAddress] {
        do {
            let response = try await client.send(request(sought, limit: limit))
            guard response.status == 200 else {
                complain("Kakao answered \(response.status): is the key right, and Kakao Map switched on?")
                return []
            }
            let documents = try JSON(parsing: response.body)["documents"]?.arrayValue ?? []
            return documents.compactMap(FoundAddress.init(kakao:))
        } catch NetworkError.invalidURL {
            complain("Kakao: '\(server)' is no address of a server")
            return []
        } catch {
            complain("Kakao can't be asked: \(error)")
            return []
        }
    }

    private func request(_ sought: AddressText, limit: Int) -> ClientRequest {
        let query = "query=\(PercentEncoding.encode(sought.text))&size=\(min(limit, 30))"
        let url = "\(server)/v2/local/search/address.json?\(query)"
        let headers: ClientHeaders = ["Authorization": "KakaoAK \(key)"]
        return ClientRequest(.get, url, headers: headers, timeout: Self.patience)
    }
}

extension FoundAddress {
    /// Returns nil for a region alone, which is left to the fallback.
    fileprivate init?(kakao document: JSON) {
        let accuracies: [String: PlaceAccuracy] = [
            "REGION_ADDR": .building, "ROAD_ADDR": .building, "ROAD": .street,
        ]
        guard let accuracy = document["address_type"]?.stringValue.flatMap({ accuracies[$0] }),
            let longitude = document["x"]?.stringValue.flatMap(Double.init),
            let latitude = document["y"]?.stringValue.flatMap(Double.init),
            let point = Point(latitude: latitude, longitude: longitude),
            let plain = document["address_name"]?.stringValue
        else { return nil }
        let road = document["road_address"]?["address_name"]?.stringValue
        self.init(address: road ?? plain, point: point, accuracy: accuracy)
    }
}
