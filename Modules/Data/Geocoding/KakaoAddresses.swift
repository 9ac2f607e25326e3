public import Domain
import JSONCoding
import Network

/// Finds addresses with Kakao's Local API.
public struct KakaoAddresses: AddressService {
    public let name = "Kakao"
    private let connection: ServiceConnection

    /// - Parameter key: the application's REST key.
    public init(at server: String, key: String) {
        connection = ServiceConnection(to: server, headers: ["Authorization": "KakaoAK \(key)"])
    }

    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        let answer = try await connection.get(
            "/v2/local/search/address.json",
            ["query": sought.text, "size": "\(min(limit, 30))"]
        )
        return Self.matches(in: answer)
    }

    static func matches(in answer: JSON) -> [FoundAddress] {
        (answer["documents"]?.arrayValue ?? []).compactMap(FoundAddress.init(kakao:))
    }

    public func address(at point: Point) async throws -> FoundAddress? {
        let answer = try await connection.get(
            "/v2/local/geo/coord2address.json",
            ["x": "\(point.longitude)", "y": "\(point.latitude)"]
        )
        return Self.address(in: answer).map {
            FoundAddress(address: $0, point: point, accuracy: .building)
        }
    }

    static func address(in answer: JSON) -> String? {
        let found = answer["documents"]?.arrayValue?.first
        let address = found?["road_address"]?["address_name"] ?? found?["address"]?["address_name"]
        return address?.stringValue
    }
}

extension FoundAddress {
    /// Nil for a region alone.
    fileprivate init?(kakao document: JSON) {
        let accuracies: [String: PlaceAccuracy] = [
            "REGION_ADDR": .building, "ROAD_ADDR": .building, "ROAD": .street,
        ]
        guard let accuracy = document["address_type"]?.stringValue.flatMap({ accuracies[$0] }),
            let point = Point(longitude: document["x"], latitude: document["y"]),
            let plain = document["address_name"]?.stringValue
        else { return nil }
        let road = document["road_address"]?["address_name"]?.stringValue
        self.init(address: road ?? plain, point: point, accuracy: accuracy)
    }
}
