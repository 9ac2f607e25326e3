public import Domain
import JSONCoding

/// A place to look at: the values of `neighbourhood` and `reach` that list its listings, and its name.
public struct LocalityBody: ShapedBody, Hashable {
    public let code: NeighbourhoodCode
    public let extent: Extent
    /// "서울 마포구"
    public let name: String
    /// "Mapo-gu, Seoul"
    public let nameEn: String
    /// The station by which it was found, if any.
    public let station: String?
    /// The other words of a search that names it.
    public let rest: String?

    public static let shape = Shape<Self>(
        "Locality",
        Field("neighbourhood", \.code),
        Field("reach", \.extent, .string()),
        Field("name", \.name),
        Field("nameEn", \.nameEn),
        Field("station", \.station, nil, .omittable),
        Field("rest", \.rest, nil, .omittable),
        make: Self.init
    )

    public var area: AreaName { AreaName(korean: name, english: nameEn) }

    /// The parameters of the board that list its listings.
    public var query: [(String, String)] {
        [("neighbourhood", code.description), ("reach", extent.description)]
    }
}

extension LocalityBody {
    public init(_ locality: Locality, station: String? = nil, rest: String? = nil) {
        code = locality.code
        extent = locality.extent
        name = locality.name.korean
        nameEn = locality.name.english
        self.station = station
        self.rest = rest
    }
}
