public import Domain
import Location

extension MappedGazetteer {
    public func codes(around position: RoundedPosition) -> [NeighbourhoodCode] {
        let step = Int(GridPoint.stepsPerDegree) / RoundedPosition.stepsPerDegree
        func corner(_ offset: Int) -> GridPoint {
            GridPoint(
                x: Int32(position.longitude * step + offset),
                y: Int32(position.latitude * step + offset)
            )
        }
        return atlas.regions(touching: corner(-step / 2), corner(step / 2)).compactMap { code(region: $0) }
    }
}
