/// All neighbourhoods in one edition. It is in memory: lookups never wait and never fail.
///
/// The moment selects the names in force. Codes are always those of the edition.
public protocol Gazetteer: Sendable {
    /// The date of the edition, as "2026-02-01".
    var edition: String { get }

    /// All codes, in order.
    var everywhere: [NeighbourhoodCode] { get }

    /// Finds a neighbourhood by its code in this edition or by the code that replaces it.
    func neighbourhood(_ code: NeighbourhoodCode, at moment: Moment) -> Neighbourhood?

    /// Returns nil at sea. A point on a border always belongs to the same neighbourhood.
    func neighbourhood(at point: Point, at moment: Moment) -> Neighbourhood?

    /// Best matches first, at most `limit`. Deterministic.
    ///
    /// Among equal matches, those near the point come first. Without a point, a word that names a district of
    /// several cities shows each of them once before any of them twice.
    func find(
        _ sought: NeighbourhoodText,
        near point: Point?,
        limit: Int,
        at moment: Moment
    ) -> [NeighbourhoodMatch]

    /// The neighbourhood and all within reach, by distance and then by code. Empty for an unknown code.
    func ring(of code: NeighbourhoodCode, reach: Reach, at moment: Moment) -> [NearbyNeighbourhood]?

    /// The codes of an area: those of a ring in its order, those of a district, a province and the country by
    /// code, others by distance and then by code. Nil for an unknown code.
    func codes(around code: NeighbourhoodCode, _ extent: Extent) -> [NeighbourhoodCode]?

    /// The neighbourhoods that contain any of the points that round to this position, by code. Empty at sea.
    func codes(around position: RoundedPosition) -> [NeighbourhoodCode]

    /// The neighbourhoods that have a point in common with the box, by code.
    func codes(touching box: MapBox) -> [NeighbourhoodCode]

    /// The closest metro station. Nil if none is within ``NearbyStation/farthest``.
    func station(near point: Point) -> NearbyStation?

    /// The outlines to draw in the box, by code. Districts replace neighbourhoods when there would be more
    /// than `Outline.most`.
    func outlines(in box: MapBox, _ detail: MapDetail) -> [Outline]
}

extension Gazetteer {
    /// Throws for an unknown code.
    public func existing(
        _ code: NeighbourhoodCode,
        at moment: Moment
    ) throws(NeighbourhoodRefusal) -> Neighbourhood {
        guard let found = neighbourhood(code, at: moment) else { throw .unknownCode }
        return found
    }

    /// The neighbourhood in the middle of an area, or another one in it. Throws for an area at sea.
    public func center(
        of drawn: DrawnArea,
        at moment: Moment
    ) throws(NeighbourhoodRefusal) -> NeighbourhoodCode {
        if let found = drawn.box.middle.flatMap({ neighbourhood(at: $0, at: moment) }) { return found.code }
        guard let first = codes(touching: drawn.box).first else { throw .noneHere }
        return first
    }

    /// Throws for a point outside every neighbourhood.
    public func existing(at point: Point, at moment: Moment) throws(NeighbourhoodRefusal) -> Neighbourhood {
        guard let found = neighbourhood(at: point, at: moment) else { throw .noneHere }
        return found
    }
}
