public import Domain
public import JSONCoding

/// A text whose rule says more of what is wrong than a schema, so its refusal is kept.
public protocol RuledText: WireValue {
    init(reading text: String) throws
    var written: String { get }
}

extension RuledText {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .text() }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        // A text that is left out is refused as an empty one is.
        let text = json.isNull ? "" : try String(json, at: place)
        self = try FieldError.reading(place().path) { try Self(reading: text) }
    }

    public func writeValue(to writer: inout JSONWriter) { writer.string(written) }
}

extension AddressText: RuledText {
    public init(reading text: String) throws { self = try AddressText(text) }
    public var written: String { text }
}

extension DrawnArea: RuledText {
    public static func fieldSchema(_ limited: Schema?) -> Schema {
        limited ?? .string(maxLength: longestText, pattern: "^BF[A-Za-z0-9_-]*$")
    }

    public init(reading text: String) throws { self = try DrawnArea(parsing: text) }
    public var written: String { description }
}

extension Extent: RuledText {
    public init(reading text: String) throws { self = try Extent(parsing: text) }
    public var written: String { description }
}

/// Its edges: west, south, east and north.
extension MapBox: RuledText {
    public static func fieldSchema(_ limited: Schema?) -> Schema {
        limited ?? .string(pattern: "^-?[0-9]+(\\.[0-9]+)?(,-?[0-9]+(\\.[0-9]+)?){3}$")
    }

    public init(reading text: String) throws {
        let edges = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard edges.count == 4 else { throw MapRefusal.invalidBox }
        self = try MapBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    }

    public var written: String {
        let edges = [southWest.longitude, southWest.latitude, northEast.longitude, northEast.latitude]
        return edges.map { "\($0)" }.joined(separator: ",")
    }
}

extension NeighbourhoodCode: RuledText {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .neighbourhood }
    public init(reading text: String) throws { self = try NeighbourhoodCode(parsing: text) }
    public var written: String { description }
}

extension NeighbourhoodText: RuledText {
    public init(reading text: String) throws { self = try NeighbourhoodText(text) }
    public var written: String { text }
}

extension SearchText: RuledText {
    public init(reading text: String) throws { self = try SearchText(text) }
    public var written: String { text }
}

/// Borders, as a number.
extension Reach: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema { limited ?? .integer(allowed) }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        guard let reach = json.intValue.flatMap({ Reach($0) }) else {
            let refusal = NeighbourhoodRefusal.invalidReach
            throw FieldError(field: place().path, wanted: "number of borders", refusal: refusal)
        }
        self = reach
    }

    public func writeValue(to writer: inout JSONWriter) { writer.integer(Int64(steps)) }
}
