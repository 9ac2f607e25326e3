public import Domain
public import JSONCoding

/// The outlines of a map's areas.
public typealias OutlineMapBody = FeatureMapBody<OutlineBody>

/// The border of a neighbourhood, district or province.
public struct OutlineBody: MapFeature {
    public let extent: MapClusterBody.Extent
    /// Null for an area larger than a neighbourhood.
    public let code: NeighbourhoodCode?
    public let label: String
    public let labelEn: String
    public let areas: [Outline.Area]

    public init(
        _ extent: MapClusterBody.Extent,
        code: NeighbourhoodCode?,
        label: String,
        labelEn: String,
        areas: [Outline.Area]
    ) {
        self.extent = extent
        self.code = code
        self.label = label
        self.labelEn = labelEn
        self.areas = areas
    }

    public static var name: String { "Outline" }
    public static var mapName: String { "OutlineMap" }

    public static var schema: Schema {
        let line: Schema = .array(of: .array(of: .number(-180...180), minItems: 2, maxItems: 2))
        return .object([
            "type": .string(oneOf: ["Feature"]).required,
            "geometry": .object([
                "type": .string(oneOf: ["MultiPolygon"]).required,
                "coordinates": .array(of: .array(of: line)).described("Longitude, latitude").required,
            ]).required,
            "properties": .object([
                "extent": .words(of: MapClusterBody.Extent.self).required,
                "code": .nullable(.string()).required,
                "name": .string().required,
                "nameEn": .string().required,
            ]).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        let properties = try fields.fields("properties")
        extent = try properties.choice("extent")
        code = try properties.textIfPresent("code", as: NeighbourhoodCode.init(parsing:))
        label = try properties.text("name")
        labelEn = try properties.text("nameEn")
        areas = try fields.fields("geometry").areas("coordinates")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", "Feature")
            writer.key("geometry")
            writer.object { writer in
                writer.field("type", "MultiPolygon")
                writer.key("coordinates")
                writer.array { writer in
                    for area in areas { writer.polygon([area.border] + area.holes) }
                }
            }
            writer.key("properties")
            writer.object { writer in
                writer.field("extent", extent.rawValue)
                writer.field("code", code?.description)
                writer.field("name", label)
                writer.field("nameEn", labelEn)
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func polygon(_ lines: [[Point]]) {
        array { writer in
            for line in lines {
                writer.array { writer in
                    for point in line {
                        writer.array { writer in
                            writer.number(point.longitude)
                            writer.number(point.latitude)
                        }
                    }
                }
            }
        }
    }
}

extension Fields {
    fileprivate func areas(_ key: String) throws(FieldError) -> [Outline.Area] {
        var areas: [Outline.Area] = []
        for area in document.objectValue?[key]?.arrayValue ?? [.null] {
            let lines = area.arrayValue?.compactMap(Self.line) ?? []
            guard let border = lines.first, lines.count == area.arrayValue?.count else {
                throw unreadable(key, "list of polygons")
            }
            areas.append(Outline.Area(border: border, holes: Array(lines.dropFirst())))
        }
        return areas
    }

    /// Returns nil unless all elements are points.
    private static func line(_ json: JSON) -> [Point]? {
        let points = json.arrayValue?.compactMap { place -> Point? in
            let place = place.arrayValue?.compactMap(\.doubleValue) ?? []
            return place.count == 2 ? Point(latitude: place[1], longitude: place[0]) : nil
        }
        return points?.count == json.arrayValue?.count ? points : nil
    }
}
