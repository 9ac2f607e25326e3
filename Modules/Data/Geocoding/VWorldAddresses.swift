public import Domain
import JSONCoding

/// Finds addresses with the geocoder of VWorld. Its terms forbid storing what it answers.
public struct VWorldAddresses: AddressService {
    private static let path = "/req/address"

    public let name = "VWorld"
    private let connection: ServiceConnection
    private let key: String

    public init(at server: String, key: String) {
        connection = ServiceConnection(to: server)
        self.key = key
    }

    /// Asks for a road address first, then for a land lot.
    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        for type in ["road", "parcel"] {
            let answer = try await connection.get(
                Self.path,
                [
                    "service": "address", "request": "getcoord", "version": "2.0", "crs": "epsg:4326",
                    "type": type, "address": sought.text, "refine": "true", "simple": "false",
                    "format": "json", "key": key,
                ]
            )
            if let found = try Self.match(in: answer, for: sought) { return [found] }
        }
        return []
    }

    static func match(in answer: JSON, for sought: AddressText) throws -> FoundAddress? {
        let response = try answer.vworldResponse
        let position = response?["result"]?["point"]
        guard let point = Point(longitude: position?["x"], latitude: position?["y"]) else { return nil }
        let text = response?["refined"]?["text"]?.stringValue ?? sought.text
        return FoundAddress(address: text, point: point, accuracy: .building, isStorable: false)
    }

    public func address(at point: Point) async throws -> FoundAddress? {
        let answer = try await connection.get(
            Self.path,
            [
                "service": "address", "request": "getAddress", "version": "2.0", "crs": "epsg:4326",
                "type": "both", "point": "\(point.longitude),\(point.latitude)", "format": "json", "key": key,
            ]
        )
        return try Self.address(in: answer).map {
            FoundAddress(address: $0, point: point, accuracy: .building, isStorable: false)
        }
    }

    static func address(in answer: JSON) throws -> String? {
        let results = try answer.vworldResponse?["result"]?.arrayValue ?? []
        let road = results.first { $0["type"]?.stringValue == "road" } ?? results.first
        return road?["text"]?.stringValue
    }
}

extension JSON {
    /// Nil if nothing was found.
    fileprivate var vworldResponse: JSON? {
        get throws {
            let response = self["response"]
            switch response?["status"]?.stringValue {
            case "OK": return response
            case "NOT_FOUND": return nil
            default:
                let code = response?["error"]?["code"]?.stringValue ?? "no status"
                throw code == "OVER_REQUEST_LIMIT" ? AddressServiceFailure.quotaUsedUp : .refused(code)
            }
        }
    }
}
