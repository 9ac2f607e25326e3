public import Domain
import JSONCoding

/// A search for neighbourhoods.
public struct NeighbourhoodQuery: ShapedBody {
    public let text: NeighbourhoodText
    public let limit: Int?
    public let standpoint: Standpoint

    public init(_ text: NeighbourhoodText, limit: Int? = nil, from standpoint: Standpoint = Standpoint()) {
        (self.text, self.limit, self.standpoint) = (text, limit, standpoint)
    }

    public static let shape = Shape<Self>(
        "NeighbourhoodQuery",
        Field(
            "q",
            \.text,
            .text(minLength: 1, maxLength: NeighbourhoodText.longest),
            about: "The search text"
        ),
        Field("limit", \.limit, .integer(1...200), .omittable, about: "Maximum number; default 20"),
        Field(flat: \.standpoint),
        make: { Self($0, limit: $1, from: $2) }
    )
}

/// A search for places to look at.
public struct LocalityQuery: ShapedBody {
    /// In characters; a search may name places besides what it seeks.
    public static let longestSearch = 4 * SearchText.longest

    public let text: NeighbourhoodText?
    /// Search terms that may name places.
    public let search: String?
    public let neighbourhood: NeighbourhoodCode?
    public let extent: Extent?
    public let standpoint: Standpoint

    public static let shape = Shape<Self>(
        "LocalityQuery",
        Field(
            "q",
            \.text,
            .text(minLength: 1, maxLength: NeighbourhoodText.longest),
            .omittable,
            about: "Part of a name"
        ),
        Field("namedIn", \.search, .text(maxLength: longestSearch), .omittable, about: "Search terms"),
        Field(
            "neighbourhood",
            \.neighbourhood,
            .neighbourhood,
            .omittable,
            about: "List the parts of its area"
        ),
        Field(
            "reach",
            \.extent,
            .reach(or: "district", "city", "province"),
            .omittable,
            about: "Of that area; default `province`"
        ),
        Field(flat: \.standpoint),
        make: Self.init
    )
}

extension LocalityQuery {
    /// The provinces.
    public init() {
        self.init(text: nil, search: nil, neighbourhood: nil, extent: nil, standpoint: Standpoint())
    }

    public init(_ text: NeighbourhoodText, from standpoint: Standpoint = Standpoint()) {
        self.init(text: text, search: nil, neighbourhood: nil, extent: nil, standpoint: standpoint)
    }

    public init(namedIn search: String) {
        self.init(text: nil, search: search, neighbourhood: nil, extent: nil, standpoint: Standpoint())
    }

    public init(partsOf neighbourhood: NeighbourhoodCode, _ extent: Extent) {
        self.init(
            text: nil,
            search: nil,
            neighbourhood: neighbourhood,
            extent: extent,
            standpoint: Standpoint()
        )
    }
}

/// A point.
public struct PointQuery: ShapedBody {
    public let point: Point

    public init(_ point: Point) {
        self.point = point
    }

    public static let shape = Shape<Self>(
        "PointQuery",
        Field("lat", \.point.latitude, .number(-90...90), about: "Latitude, WGS84"),
        Field("lon", \.point.longitude, .number(-180...180), about: "Longitude, WGS84"),
        make: { (latitude, longitude) throws(FieldError) in
            guard let point = Point(latitude: latitude, longitude: longitude) else {
                throw FieldError(
                    field: "lat",
                    wanted: "place on the ground",
                    refusal: NeighbourhoodRefusal.invalidPoint
                )
            }
            return Self(point)
        }
    )
}

/// The visible part of a map.
public struct OutlineQuery: ShapedBody {
    public let box: MapBox
    public let zoom: Int

    public static let shape = Shape<Self>(
        "OutlineQuery",
        Field("bbox", \.box, about: "west,south,east,north in degrees"),
        Field("zoom", \.zoom, .integer(MapBox.zooms), about: "As web maps count it"),
        make: Self.init
    )
}

/// How far nearby neighbourhoods may be.
public struct RingQuery: ShapedBody {
    public let reach: Reach?

    public init(_ reach: Reach? = nil) {
        self.reach = reach
    }

    public static let shape = Shape<Self>(
        "RingQuery",
        Field("reach", \.reach, nil, .omittable, about: "Distance in borders; default 1"),
        make: { Self($0) }
    )
}
