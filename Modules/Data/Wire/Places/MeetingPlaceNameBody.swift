public import Domain
import JSONCoding

/// The name of a meeting place.
public struct MeetingPlaceNameBody: ShapedBody {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public static let shape = Shape<Self>("MeetingPlaceName", Field("name", \.name), make: Self.init)
}

/// Where to look for meeting places.
public struct MeetingPlaceQuery: ShapedBody {
    public let neighbourhood: NeighbourhoodCode

    public init(near neighbourhood: NeighbourhoodCode) {
        self.neighbourhood = neighbourhood
    }

    public static let shape = Shape<Self>(
        "MeetingPlaceQuery",
        Field("neighbourhood", \.neighbourhood, about: "The middle of where to look"),
        make: { Self(near: $0) }
    )
}
