public import JSONCoding

/// A GeoJSON feature of a map.
public protocol MapFeature: Body {
    /// The name of the collection in the OpenAPI document.
    static var mapName: String { get }
}

/// A GeoJSON feature collection (RFC 7946).
public struct FeatureMapBody<Feature: MapFeature>: Body {
    public let features: [Feature]

    public init(_ features: [Feature]) {
        self.features = features
    }

    public static var name: String { Feature.mapName }
    public static var parts: [any Body.Type] { [Feature.self] }

    public static var schema: Schema {
        .object([
            "type": .string(oneOf: ["FeatureCollection"]).required,
            "features": .array(of: .reference(Feature.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        features = try fields.bodies("features")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", "FeatureCollection")
            writer.field("features", features)
        }
    }
}
