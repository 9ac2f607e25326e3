/// All neighbourhoods there are, in one edition. It lies in memory, so asking never waits and never fails.
///
/// The moment decides which changes of name have happened; codes stay those of the edition throughout.
public protocol Gazetteer: Sendable {
    /// The day whose state it shows, as "2026-02-01".
    var edition: String { get }

    /// Knows a neighbourhood by its code in this edition, and by the one that replaces it.
    func neighbourhood(_ code: NeighbourhoodCode, at moment: Moment) -> Neighbourhood?

    /// Nothing at sea. A point on a border belongs to one side, always the same.
    func neighbourhood(at point: Point, at moment: Moment) -> Neighbourhood?

    /// The best first, at most `limit`; the same question always gives the same answer.
    ///
    /// A word that names a district of several cities shows each of them before any of them twice.
    func find(_ sought: NeighbourhoodText, limit: Int, at moment: Moment) -> [NeighbourhoodMatch]

    /// The neighbourhood itself and all within reach, nearest first, then by code. Nothing for an unknown
    /// code.
    func ring(of code: NeighbourhoodCode, reach: Reach, at moment: Moment) -> [NearbyNeighbourhood]?

    /// The codes of that ring in the same order, for whoever needs nothing else.
    func codes(around code: NeighbourhoodCode, reach: Reach) -> [NeighbourhoodCode]?

    /// What a map of that piece shows as its ground, in order of codes: neighbourhoods at the closest, and
    /// districts where they would be more than `Outline.most`.
    func outlines(in box: MapBox, _ detail: MapDetail) -> [Outline]
}

extension Gazetteer {
    /// For those who must have one.
    public func existing(
        _ code: NeighbourhoodCode,
        at moment: Moment
    ) throws(NeighbourhoodRefusal) -> Neighbourhood {
        guard let found = neighbourhood(code, at: moment) else { throw .unknownCode }
        return found
    }

    /// For those who must stand somewhere.
    public func existing(at point: Point, at moment: Moment) throws(NeighbourhoodRefusal) -> Neighbourhood {
        guard let found = neighbourhood(at: point, at: moment) else { throw .noneHere }
        return found
    }
}
