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
                    _ = try visit.request.query["area"].map(DrawnArea.init(parsing:))
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
        FeedFilter(visit.request.query, usual: visit.reach, offering: visit.kinds, onMapOf: area)
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
        let around = filter.reach.isWhole ? filter.reach : .ring(.widest)
        let wide = BoardPlace(within: filter.drawn, around: centre.code, around)
        let counts = try await visit(API.board.counts(CountQuery(filter.criteria, in: wide)))
        var query = ListingQuery(filter.criteria, in: filter.area(around: centre.code))
        query.slice = try visit.slice.slice
        let list = try await visit(API.board.listings(query))
        return MapPage.Place(centre: centre, extent: filter.reach, counts: counts.items, list: list)
    }

    private static func inSight(_ visit: Visit) async throws -> (FeedFilter, MapPage.Box) {
        let sight = try visit.request.fields(of: MapQuery.self, named: ["bbox", "zoom"])
        let (box, zoom) = (sight.box, sight.zoom)
        var filter = filter(visit, [("bbox", box.text), ("zoom", "\(zoom)")])
        filter.place = nil
        let asked = MapQuery(box, zoom: zoom, within: filter.drawn, filter.criteria)
        let map = try await visit(API.board.map(asked))
        var list: ListBody<ListingBody>?
        do {
            let asked = InSightQuery(box, within: filter.drawn, filter.criteria, try visit.slice.slice)
            list = try await visit(API.board.inSight(asked))
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
