import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the map and its list.
public struct MapPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(BoardPagePath.map) { visit in
                if visit.request.query["bbox"] != nil {
                    let (filter, box) = try await Self.inSight(visit)
                    return MapPage(.box(box), filter).page(for: visit)
                }
                guard let centre = try await Self.centre(visit) else {
                    return MapPage(.country, Self.filter(visit, [])).page(for: visit)
                }
                let filter = Self.filter(visit, [("neighbourhood", centre.code.description)])
                return MapPage(.around(try await Self.place(centre, filter, visit)), filter).page(for: visit)
            }
        ]
    }

    private static func filter(_ visit: Visit, _ area: [(String, String)]) -> FeedFilter {
        FeedFilter(visit.request.query, usual: visit.reach, onMapOf: area)
    }

    /// The neighbourhood in the URL, otherwise the reader's own.
    private static func centre(_ visit: Visit) async throws -> NeighbourhoodBody? {
        guard let code = visit.request.query["neighbourhood"] else { return visit.home }
        return try await visit.get(NeighbourhoodPath.one, code)
    }

    private static func place(
        _ centre: NeighbourhoodBody,
        _ filter: FeedFilter,
        _ visit: Visit
    ) async throws -> MapPage.Place {
        let code = ("neighbourhood", centre.code.description)
        let counts: ListBody<NeighbourhoodCountBody> = try await visit.get(
            BoardPath.counts,
            query: [code, ("reach", "\(Reach.widest.steps)")] + filter.filters
        )
        let list: ListBody<ListingBody> = try await visit.get(
            BoardPath.listings,
            query: [code, ("reach", "\(Reach.home.steps)")] + filter.filters + visit.cursor
        )
        return MapPage.Place(centre: centre, counts: counts.items, list: list)
    }

    private static func inSight(_ visit: Visit) async throws -> (FeedFilter, MapPage.Box) {
        let (box, zoom) = (try visit.request.mapBox, try visit.request.mapZoom)
        let bbox = ("bbox", box.text)
        let filter = filter(visit, [bbox, ("zoom", "\(zoom)")])
        let map: ListingMapBody = try await visit.get(BoardPath.map, query: filter.kept + filter.filters)
        var list: ListBody<ListingBody>?
        do {
            list = try await visit.get(BoardPath.inSight, query: [bbox] + filter.filters + visit.cursor)
        } catch MapRefusal.tooMany {}
        let middle = zoom < MapPage.dongZoom ? nil : try await middle(of: box, visit)
        return (filter, MapPage.Box(box: box, zoom: zoom, areas: map.features, list: list, middle: middle))
    }

    private static func middle(of box: MapBox, _ visit: Visit) async throws -> NeighbourhoodBody? {
        let (latitude, longitude) = box.middle
        do {
            return try await visit.get(
                NeighbourhoodPath.atPoint,
                query: [("lat", "\(latitude)"), ("lon", "\(longitude)")]
            )
        } catch NeighbourhoodRefusal.noneHere {
            return nil
        }
    }
}
