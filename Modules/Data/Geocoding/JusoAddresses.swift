public import Domain
import JSONCoding
import Location

/// Finds addresses with the two APIs of the road address service (juso.go.kr): one searches, the other knows
/// the entrance of a building.
public struct JusoAddresses: AddressService {
    /// Each needs a request of its own for its point.
    private static let mostAtOnce = 3

    public let name = "Juso"
    private let connection: ServiceConnection
    private let key: String
    private let pointKey: String

    /// - Parameters:
    ///   - key: for the search.
    ///   - pointKey: for the points.
    public init(at server: String, key: String, pointKey: String) {
        connection = ServiceConnection(to: server)
        self.key = key
        self.pointKey = pointKey
    }

    public func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress] {
        let answer = try await connection.get(
            "/addrlink/addrLinkApi.do",
            [
                "confmKey": key, "currentPage": "1", "countPerPage": "\(min(limit, Self.mostAtOnce))",
                "keyword": sought.text, "resultType": "json",
            ]
        )
        var found: [FoundAddress] = []
        for building in try Self.buildings(in: answer).prefix(Self.mostAtOnce) {
            guard let address = building["roadAddrPart1"]?.stringValue,
                let point = try await point(of: building)
            else { continue }
            found.append(FoundAddress(address: address, point: point, accuracy: .building))
        }
        return found
    }

    /// Nil: the service doesn't look up points.
    public func address(at point: Point) async throws -> FoundAddress? { nil }

    private func point(of building: JSON) async throws -> Point? {
        func part(_ name: String) -> String { building[name]?.stringValue ?? "" }
        let answer = try await connection.get(
            "/addrlink/addrCoordApi.do",
            [
                "confmKey": pointKey, "admCd": part("admCd"), "rnMgtSn": part("rnMgtSn"),
                "udrtYn": part("udrtYn"), "buldMnnm": part("buldMnnm"), "buldSlno": part("buldSlno"),
                "resultType": "json",
            ]
        )
        return try Self.entrance(in: answer)
    }

    static func buildings(in answer: JSON) throws -> [JSON] { try answer.jusoItems }

    static func entrance(in answer: JSON) throws -> Point? {
        guard let entrance = try answer.jusoItems.first,
            let x = entrance["entX"]?.stringValue.flatMap(Double.init),
            let y = entrance["entY"]?.stringValue.flatMap(Double.init)
        else { return nil }
        let degrees = TransverseMercator.utmK.unproject(easting: x, northing: y)
        return Point(latitude: degrees.latitude, longitude: degrees.longitude)
    }
}

extension JSON {
    /// Codes of the service for a text that it can't search for, such as one that is too short.
    private static let unsuitableTexts: Set = [
        "E0005", "E0006", "E0008", "E0009", "E0010", "E0011", "E0012", "E0013",
    ]

    fileprivate var jusoItems: [JSON] {
        get throws {
            let code = self["results"]?["common"]?["errorCode"]?.stringValue ?? "no code"
            guard code == "0" else {
                if Self.unsuitableTexts.contains(code) { return [] }
                throw AddressServiceFailure.refused(code)
            }
            return self["results"]?["juso"]?.arrayValue ?? []
        }
    }
}
