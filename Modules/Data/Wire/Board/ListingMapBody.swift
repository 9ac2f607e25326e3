public import JSONCoding

/// A GeoJSON feature collection (RFC 7946).
public struct ListingMapBody: Body {
    public let features: [MapFeatureBody]

    public init(_ features: [MapFeatureBody]) {
        self.features = features
    }

    public static var name: String { "ListingMap" }
    public static var parts: [any Body.Type] { [MapFeatureBody.self] }

    public static var schema: Schema {
        .object([
            "type": .string(oneOf: ["FeatureCollection"]).required,
            "features": .array(of: .reference(MapFeatureBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws {
        features = try fields.bodies("features")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", "FeatureCollection")
            writer.field("features", features)
        }
    }
}
