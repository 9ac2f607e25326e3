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

    public func codes(touching box: MapBox) -> [NeighbourhoodCode] {
        guard let low = GridPoint(latitude: box.southWest.latitude, longitude: box.southWest.longitude),
            let high = GridPoint(latitude: box.northEast.latitude, longitude: box.northEast.longitude)
        else { return [] }
        return atlas.regions(touching: low, high).compactMap { code(region: $0) }
    }
}
