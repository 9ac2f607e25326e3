public import Domain
public import JSONCoding

public typealias ListingMapBody = FeatureMapBody<MapFeatureBody>

/// A map feature: a listing, or several as one.
public struct MapFeatureBody: MapFeature {
    public enum Content: Sendable {
        case listing(ListingBody)
        case cluster(MapClusterBody)
    }

    public let point: Point
    public let content: Content

    public init(_ listing: ListingBody) {
        point = listing.point
        content = .listing(listing)
    }

    public init(_ cluster: MapClusterBody, at point: Point) {
        self.point = point
        content = .cluster(cluster)
    }

    public static var name: String { "MapFeature" }
    public static var mapName: String { "ListingMap" }
    public static var parts: [any Body.Type] { [ListingBody.self, MapClusterBody.self] }

    public static var schema: Schema {
        .object([
            "type": .string(oneOf: ["Feature"]).required,
            "geometry": .object([
                "type": .string(oneOf: ["Point"]).required,
                "coordinates": .array(of: .number(-180...180), minItems: 2, maxItems: 2)
                    .described("Longitude, latitude").required,
            ]).required,
            "properties": .object([
                "listing": .reference(ListingBody.name),
                "cluster": .reference(MapClusterBody.name),
            ]).described("One of the two").required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        let place = try fields.fields("geometry").numbers("coordinates")
        guard place.count == 2, let point = Point(latitude: place[1], longitude: place[0]) else {
            throw fields.unreadable("geometry", "place on the ground")
        }
        self.point = point
        let properties = try fields.fields("properties")
        content =
            properties.isGiven("listing")
            ? .listing(try properties.body("listing")) : .cluster(try properties.body("cluster"))
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", "Feature")
            writer.key("geometry")
            writer.object { writer in
                writer.field("type", "Point")
                writer.field("coordinates", [point.longitude, point.latitude])
            }
            writer.key("properties")
            writer.object { writer in
                switch content {
                case .listing(let listing): writer.field("listing", listing)
                case .cluster(let cluster): writer.field("cluster", cluster)
                }
            }
        }
    }
}

/// Several listings that the map shows as one.
public struct MapClusterBody: ShapedBody {
    public enum Extent: String, WireWord {
        case province
        case district
        case neighbourhood
        /// Nearby listings, regardless of borders.
        case bunch
    }

    public let extent: Extent
    public let count: Int
    /// Empty for a bunch.
    public let label: String
    public let labelEn: String
    /// The zoom level at which it splits; nil for a bunch, which splits gradually.
    public let opensAt: Int?

    public init(_ extent: Extent, count: Int, label: String = "", labelEn: String = "", opensAt: Int? = nil) {
        self.extent = extent
        self.count = count
        self.label = label
        self.labelEn = labelEn
        self.opensAt = opensAt
    }

    public static let shape = Shape<Self>(
        "MapCluster",
        Field(
            "extent",
            \.extent,
            about: "Counts are of the whole area; of a bunch, of what is inside the box"
        ),
        Field("count", \.count),
        Field("name", \.label),
        Field("nameEn", \.labelEn),
        Field(
            "opensAt",
            \.opensAt,
            .integer(MapBox.zooms),
            about: "The zoom at which it comes apart; null for a bunch"
        ),
        make: Self.init
    )
}
