public import Domain
import Location

extension MappedGazetteer {
    public func find(
        _ sought: NeighbourhoodText,
        near point: Point?,
        limit: Int,
        at moment: Moment
    ) -> [NeighbourhoodMatch] {
        let hits = PlaceSearch(atlas: atlas, moment: moment.milliseconds).hits(FoldedText(sought.text))
        let regions =
            if let point {
                hits.ranked(limit: limit) { self.point(region: $0).map(point.metres) ?? .max }
            } else {
                hits.ranked(districts: { atlas.code(of: $0) / 100_000 }, limit: limit)
            }
        return regions.compactMap { region in
            neighbourhood(region: region, at: moment).map {
                NeighbourhoodMatch(neighbourhood: $0, reason: reason(hits, region))
            }
        }
    }

    private func reason(_ hits: PlaceHits, _ region: Int) -> NeighbourhoodMatch.Reason {
        switch hits.reasons[region] {
        case .current: .name
        case .former: .formerName
        case .station: .station(atlas.text(hits.stations[region]))
        }
    }
}
