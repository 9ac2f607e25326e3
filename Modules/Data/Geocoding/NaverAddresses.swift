public import Domain
import JSONCoding
import Network

/// Finds addresses with the geocoding of Naver Maps.
public struct NaverAddresses: AddressService {
    public let name = "Naver"
    private let connection: ServiceConnection

    /// - Parameters:
    ///   - identifier: the client's, from the console of Naver Cloud.
    ///   - key: the client's secret.
    public init(at server: String, identifier: String, key: String) {
        connection = ServiceConnection(
            to: server,
            headers: [
                "X-NCP-APIGW-API-KEY-ID": identifier, "X-NCP-APIGW-API-KEY": key,
                "Accept": "application/json",
            ]
        )
    }

    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        let answer = try await connection.get(
            "/map-geocode/v2/geocode",
            ["query": sought.text, "count": "\(min(limit, 100))"]
        )
        return Self.matches(in: answer)
    }

    static func matches(in answer: JSON) -> [FoundAddress] {
        (answer["addresses"]?.arrayValue ?? []).compactMap(FoundAddress.init(naver:))
    }

    public func address(at point: Point) async throws -> FoundAddress? {
        let answer = try await connection.get(
            "/map-reversegeocode/v2/gc",
            ["coords": "\(point.longitude),\(point.latitude)", "orders": "roadaddr,addr", "output": "json"]
        )
        return Self.address(in: answer).map {
            FoundAddress(address: $0, point: point, accuracy: .building)
        }
    }

    static func address(in answer: JSON) -> String? {
        (answer["results"]?.arrayValue ?? []).lazy.compactMap(\.naverAddress).first
    }
}

extension FoundAddress {
    /// Nil for a region alone.
    fileprivate init?(naver found: JSON) {
        let elements = found["addressElements"]?.arrayValue ?? []
        let types = Set(
            elements.filter { $0["longName"]?.stringValue != "" }
                .flatMap { $0["types"]?.arrayValue ?? [] }.compactMap(\.stringValue)
        )
        let hasNumber = !types.isDisjoint(with: ["BUILDING_NUMBER", "LAND_NUMBER"])
        guard hasNumber || types.contains("ROAD_NAME"),
            let point = Point(longitude: found["x"], latitude: found["y"]),
            let address = [found["roadAddress"], found["jibunAddress"]].lazy.compactMap(\.?.stringValue)
                .first(where: { !$0.isEmpty })
        else { return nil }
        self.init(address: address, point: point, accuracy: hasNumber ? .building : .street)
    }
}

extension JSON {
    /// The address of a result of Naver's reverse geocoding.
    fileprivate var naverAddress: String? {
        guard let land = self["land"] else { return nil }
        let areas = (1...4).compactMap { self["region"]?["area\($0)"]?["name"]?.stringValue }
        // The road of a road address takes the place of the dong; a township is part of both.
        let road = land["name"]?.stringValue ?? ""
        let region = road.isEmpty ? areas : areas.prefix(2) + areas.dropFirst(2).filter(\.isTownship)
        let numbers = [land["number1"]?.stringValue, land["number2"]?.stringValue]
            .compactMap(\.self).filter { !$0.isEmpty }
        guard !numbers.isEmpty else { return nil }
        return (region + [road, numbers.joined(separator: "-")]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension String {
    fileprivate var isTownship: Bool { hasSuffix("읍") || hasSuffix("면") }
}
