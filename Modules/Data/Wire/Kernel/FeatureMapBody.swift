public import JSONCoding

/// What a map is made of, each thing a GeoJSON feature.
public protocol MapFeature: Body {
    /// What the API's document calls a collection of them.
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
