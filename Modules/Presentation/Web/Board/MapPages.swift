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
                var map = try await Self.map(visit)
                do {
                    _ = try visit.request.drawnArea
                } catch let refusal as DrawnAreaRefusal {
                    map.problem = Problem(refusal)
                }
                return map.page(for: visit)
            }
        ]
    }

    private static func map(_ visit: Visit) async throws -> MapPage {
        if visit.request.query["bbox"] != nil {
            let (filter, box) = try await inSight(visit)
            return MapPage(.box(box), filter, try await histograms(of: filter, in: box.box, visit))
        }
        let asked = filter(visit, [])
        guard let centre = try await centre(visit), asked.extent != .country else {
            return MapPage(.country, asked)
        }
        var filter = filter(visit, [("neighbourhood", centre.code.description)])
        filter.looked = centre
        return MapPage(
            .around(try await place(centre, filter, visit)),
            filter,
            try await visit.histograms(of: filter, around: centre.code)
        )
    }

    /// Of the drawn area, or of what is visible. A box that is larger than an area can be has none.
    private static func histograms(
        of filter: FeedFilter,
        in box: MapBox,
        _ visit: Visit
    ) async throws -> [FigureHistogramBody] {
        guard let area = filter.drawn ?? (try? DrawnArea(filling: box)) else { return [] }
        return try await visit.histograms(of: filter.changed { $0.drawn = area }, around: nil)
    }

    private static func filter(_ visit: Visit, _ area: [(String, String)]) -> FeedFilter {
        FeedFilter(visit.request.query, usual: visit.reach, onMapOf: area)
    }

    /// The neighbourhood in the URL, otherwise the reader's own.
    private static func centre(_ visit: Visit) async throws -> NeighbourhoodBody? {
        guard let code = visit.request.query["neighbourhood"] else { return visit.home }
        return try await visit(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
    }

    private static func place(
        _ centre: NeighbourhoodBody,
        _ filter: FeedFilter,
        _ visit: Visit
    ) async throws -> MapPage.Place {
        let code = ("neighbourhood", centre.code.description)
        let filters = filter.filters.filter { !FeedFilter.ofArea.contains($0.0) }
        let around = filter.reach.isWhole ? filter.reach : .ring(.widest)
        let counts: ListBody<NeighbourhoodCountBody> = try await visit.get(
            BoardPath.counts,
            query: [code, ("reach", "\(around)")] + filters
        )
        let list: ListBody<ListingBody> = try await visit.get(
            BoardPath.listings,
            query: filter.area(around: centre.code) + filters + visit.cursor
        )
        return MapPage.Place(centre: centre, extent: filter.reach, counts: counts.items, list: list)
    }

    private static func inSight(_ visit: Visit) async throws -> (FeedFilter, MapPage.Box) {
        let (box, zoom) = (try visit.request.mapBox, try visit.request.mapZoom)
        let bbox = ("bbox", box.text)
        var filter = filter(visit, [bbox, ("zoom", "\(zoom)")])
        filter.place = nil
        let map: ListingMapBody = try await visit.get(BoardPath.map, query: filter.kept + filter.filters)
        var list: ListBody<ListingBody>?
        do {
            list = try await visit.get(BoardPath.inSight, query: [bbox] + filter.filters + visit.cursor)
        } catch MapRefusal.tooMany {}
        let middle = zoom < MapPage.dongZoom ? nil : try await middle(of: box, visit)
        return (filter, MapPage.Box(box: box, zoom: zoom, areas: map.features, list: list, middle: middle))
    }

    private static func middle(of box: MapBox, _ visit: Visit) async throws -> NeighbourhoodBody? {
        guard let middle = box.middle else { return nil }
        do {
            return try await visit(API.neighbourhoods.atPoint(PointQuery(middle)))
        } catch NeighbourhoodRefusal.noneHere {
            return nil
        }
    }
}
