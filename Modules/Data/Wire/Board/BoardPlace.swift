public import Domain
import JSONCoding

/// Where a list of the board looks.
public struct BoardPlace: FlatShape {
    /// Replaces the neighbourhood and its reach.
    public var drawn: DrawnArea?
    public var neighbourhood: NeighbourhoodCode?
    public var extent: Extent?
    public var standpoint: Standpoint

    public init(
        within drawn: DrawnArea? = nil,
        around neighbourhood: NeighbourhoodCode? = nil,
        _ extent: Extent? = nil,
        from standpoint: Standpoint = Standpoint()
    ) {
        self.drawn = drawn
        self.neighbourhood = neighbourhood
        self.extent = extent
        self.standpoint = standpoint
    }

    public static let shape = Shape<Self>(
        "BoardPlace",
        Field("area", \.drawn, nil, .omittable, about: drawnPurpose),
        Field("neighbourhood", \.neighbourhood, nil, .omittable, about: neighbourhoodPurpose),
        Field("reach", \.extent, reach, .omittable, about: reachPurpose),
        Field(flat: \.standpoint),
        make: { Self(within: $0, around: $1, $2, from: $3) }
    )

    static let reach = Schema.reach(or: "district", "city", "province", "country")
    static let drawnPurpose =
        "Only in this polygon, a flexible polyline with five decimal places; replaces neighbourhood and reach"
    static let neighbourhoodPurpose =
        "A code; default: the member's main home, or the neighbourhood at `lat` and `lon`"
    static let reachPurpose = """
        Borders, 0 to 3; distance, `1km` to `50km`; the whole `district`, `city` or `province`; or \
        `country`, which needs no neighbourhood; default: the home's, or 1
        """
}
