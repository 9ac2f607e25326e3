/// A rectangle of a map with north up. A rectangle that crosses the antimeridian has to be requested as two.
public struct MapBox: Hashable, Sendable {
    public static let zooms = 0...22

    public let southWest: Point
    public let northEast: Point

    public init(west: Double, south: Double, east: Double, north: Double) throws(MapRefusal) {
        guard let southWest = Point(latitude: south, longitude: west),
            let northEast = Point(latitude: north, longitude: east), west < east, south < north
        else { throw .invalidBox }
        self.southWest = southWest
        self.northEast = northEast
    }

    public var middle: Point? {
        Point(
            latitude: (southWest.latitude + northEast.latitude) / 2,
            longitude: (southWest.longitude + northEast.longitude) / 2
        )
    }

    public var height: Double { northEast.latitude - southWest.latitude }
    public var width: Double { northEast.longitude - southWest.longitude }

    /// Excludes the northern and eastern edges, so that adjacent boxes are disjoint.
    public func contains(_ point: Point) -> Bool {
        (southWest.latitude..<northEast.latitude).contains(point.latitude)
            && (southWest.longitude..<northEast.longitude).contains(point.longitude)
    }
}

/// The level of detail of a map.
public enum MapDetail: Int, Comparable, Sendable {
    /// 시도
    case provinces
    /// 시군구
    case districts
    case neighbourhoods
    /// Single listings, and clusters where there are too many.
    case listings

    /// The detail for a zoom level and a box of that size. A large box is never shown in detail.
    public init(zoom: Int, _ box: MapBox) {
        let byZoom: MapDetail =
            switch zoom {
            case ...7: .provinces
            case ...11: .districts
            case ...14: .neighbourhoods
            default: .listings
            }
        let byExtent: MapDetail =
            switch max(box.width, box.height) {
            case ...0.15: .listings
            case ...0.6: .neighbourhoods
            case ...2.5: .districts
            default: .provinces
            }
        self = min(byZoom, byExtent)
    }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The divisor that reduces a neighbourhood's code to its area of this size.
    public var divisor: Int64 {
        switch self {
        case .provinces: 100_000_000
        case .districts: 100_000
        case .neighbourhoods, .listings: 1
        }
    }
}

public enum MapRefusal: String, Refusal, CaseIterable {
    case invalidBox = "map.invalid-box"
    /// The listings in it can be counted but not listed.
    case tooMany = "map.too-many"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }
    public var field: String? { "bbox" }
}
