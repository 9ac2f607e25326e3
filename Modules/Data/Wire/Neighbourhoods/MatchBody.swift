public import Domain
import JSONCoding

/// A search result: the fields of a neighbourhood, and `matched` with the reason.
public struct MatchBody: ShapedBody {
    public let neighbourhood: NeighbourhoodBody
    public let matched: Reason
    /// The matched station, if any.
    public let station: String?

    public enum Reason: String, WireWord {
        case name
        case formerName = "former-name"
        case station
    }

    public static let shape = Shape<Self>(
        "NeighbourhoodMatch",
        Field(flat: \.neighbourhood),
        Field("matched", \.matched),
        Field("station", \.station, nil, .omittable),
        make: Self.init
    )
}

extension MatchBody {
    public init(_ match: NeighbourhoodMatch) {
        neighbourhood = NeighbourhoodBody(match.neighbourhood)
        switch match.reason {
        case .name: (matched, station) = (.name, nil)
        case .formerName: (matched, station) = (.formerName, nil)
        case .station(let name): (matched, station) = (.station, name)
        }
    }
}
