public import Domain
public import JSONCoding

/// The filter of the calendar of events. Online events are in every region.
public struct EventFilter: FlatShape {
    public var facets: EventFacets
    public var province: Province?
    /// The centre of an area.
    public var neighbourhood: NeighbourhoodCode?
    public var extent: Extent?
    public var text: SearchText?

    public init(
        _ facets: EventFacets = EventFacets(),
        province: Province? = nil,
        around neighbourhood: NeighbourhoodCode? = nil,
        _ extent: Extent? = nil,
        text: SearchText? = nil
    ) {
        self.facets = facets
        self.province = province
        self.neighbourhood = neighbourhood
        self.extent = extent
        self.text = text
    }

    public static let shape = Shape<Self>(
        "EventFilter",
        Field(flat: \.facets),
        Field(
            "province",
            \.province,
            nil,
            .omittable,
            about: "The first two digits of the codes of a province"
        ),
        Field(
            "neighbourhood",
            \.neighbourhood,
            nil,
            .omittable,
            about: "The code at the centre of an area; not with `province`"
        ),
        Field(
            "reach",
            \.extent,
            .reach(or: "city"),
            .omittable,
            about: "Of the area: borders, 0 to 3; distance, `1km` to `50km`; or `city`; default: 1"
        ),
        Field("q", \.text, nil, .omittable, about: "Search terms, all of which must match"),
        make: { Self($0, province: $1, around: $2, $3, text: $4) }
    )
}

/// For each facet of events, the words of which one has to match.
public struct EventFacets: FlatFields {
    public let words: [String: [String]]

    public init(_ words: [String: [String]] = [:]) {
        self.words = words
    }

    private static var facets: [Facet] { Listing.Kind.event.facets }

    public static var flatSchema: [(name: String, schema: Schema)] {
        facets.map { facet in
            (facet.name, .list(ofWords: facet.words).described("One or more, separated by commas"))
        }
    }

    public init(flat fields: Fields) throws(FieldError) {
        var words: [String: [String]] = [:]
        for facet in Self.facets {
            guard let text = try fields.textIfPresent(facet.name) else { continue }
            let asked = text.split(separator: ",").map(String.init)
            guard asked.allSatisfy(facet.words.contains) else { throw fields.unreadable(facet.name, "list") }
            words[facet.name] = asked
        }
        self.words = words
    }

    public func writeFlat(to writer: inout JSONWriter) {
        for facet in Self.facets {
            guard let words = words[facet.name], !words.isEmpty else { continue }
            writer.field(facet.name, words.joined(separator: ","))
        }
    }
}

/// The first two digits of its codes.
extension Province: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema {
        limited ?? .string(oneOf: allCases.map { "\($0.rawValue)" })
    }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        guard let province = Int64(try String(json, at: place)).flatMap(Province.init(rawValue:)) else {
            throw FieldError(field: place().path, wanted: "one of its words")
        }
        self = province
    }

    public func writeValue(to writer: inout JSONWriter) { writer.string("\(rawValue)") }
}
