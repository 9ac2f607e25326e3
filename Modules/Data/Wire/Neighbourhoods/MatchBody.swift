public import Domain
public import JSONCoding

/// A search result: the fields of a neighbourhood, and `matched` with the reason.
public struct MatchBody: Body {
    public let neighbourhood: NeighbourhoodBody
    public let matched: Reason
    /// The matched station, if any.
    public let station: String?

    public enum Reason: String, WireWord {
        case name
        case formerName = "former-name"
        case station
    }

    public init(_ match: NeighbourhoodMatch) {
        neighbourhood = NeighbourhoodBody(match.neighbourhood)
        switch match.reason {
        case .name: (matched, station) = (.name, nil)
        case .formerName: (matched, station) = (.formerName, nil)
        case .station(let name): (matched, station) = (.station, name)
        }
    }

    public static var name: String { "NeighbourhoodMatch" }
    public static var parts: [any Body.Type] { NeighbourhoodBody.parts }

    public static var schema: Schema {
        NeighbourhoodBody.schema.adding([
            "matched": .words(of: Reason.self).required,
            "station": .string(),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        neighbourhood = try NeighbourhoodBody(fields)
        matched = try fields.choice("matched")
        station = try fields.textIfPresent("station")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            neighbourhood.writeFields(to: &writer)
            writer.field("matched", matched.rawValue)
            writer.fieldIfPresent("station", station)
        }
    }
}
