public import Domain
import Location

extension MappedGazetteer {
    /// Platforms of one name within this distance belong to one station.
    private static let widestStation = 700

    public func station(near point: Point) -> NearbyStation? {
        let platforms = (0..<atlas.siteCount).compactMap { site -> (site: Int, metres: Int)? in
            let (latitude, longitude) = atlas.point(ofSite: site)
            // To compare degrees is faster than to compute distances.
            guard abs(latitude - point.latitude) < 0.05, abs(longitude - point.longitude) < 0.05,
                let position = Point(latitude: latitude, longitude: longitude)
            else { return nil }
            return (site, point.metres(to: position))
        }
        guard let nearest = platforms.min(by: { $0.metres < $1.metres }),
            nearest.metres <= NearbyStation.farthest
        else { return nil }
        let labels = atlas.labels(ofSite: nearest.site)
        let lines = platforms.map { (metres: $0.metres, labels: atlas.labels(ofSite: $0.site)) }
            .filter { $0.labels[0] == labels[0] && $0.metres <= nearest.metres + Self.widestStation }
            .map { $0.labels[2] }
        return NearbyStation(
            name: labels[0],
            nameInEnglish: labels[1],
            lines: Set(lines).sorted(),
            metres: nearest.metres
        )
    }
}
