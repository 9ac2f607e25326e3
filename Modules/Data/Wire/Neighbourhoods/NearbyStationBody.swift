public import Domain
import JSONCoding

/// The metro station closest to a point.
public struct NearbyStationBody: ShapedBody {
    public let station: NearbyStation

    public init(_ station: NearbyStation) {
        self.station = station
    }

    public static let shape = Shape<Self>(
        "NearbyStation",
        Field("name", \.station.name),
        Field("nameEn", \.station.nameInEnglish, about: "Empty if it isn't known"),
        Field("lines", \.station.lines),
        Field(
            "metres",
            \.station.metres,
            .integer(0...NearbyStation.farthest),
            about: "In a straight line"
        ),
        make: { Self(NearbyStation(name: $0, nameInEnglish: $1, lines: $2, metres: $3)) }
    )
}
