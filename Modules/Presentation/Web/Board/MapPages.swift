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
                    return MapPage(.box(try await Self.inSight(visit))).page(for: visit)
                }
                guard let centre = try await Self.centre(visit) else {
                    return MapPage(.country).page(for: visit)
                }
                return MapPage(.around(try await Self.place(centre, visit))).page(for: visit)
            }
        ]
    }

    /// The neighbourhood in the URL, otherwise the reader's own.
    private static func centre(_ visit: Visit) async throws -> NeighbourhoodBody? {
        guard let code = visit.request.query["neighbourhood"] else { return visit.home }
        return try await visit.get(NeighbourhoodPath.one, code)
    }

    private static func place(_ centre: NeighbourhoodBody, _ visit: Visit) async throws -> MapPage.Place {
        let code = ("neighbourhood", centre.code.description)
        let counts: ListBody<NeighbourhoodCountBody> = try await visit.get(
            BoardPath.counts,
            query: [code, ("reach", "\(Reach.widest.steps)")]
        )
        let list: ListBody<ListingBody> = try await visit.get(
            BoardPath.listings,
            query: [code, ("reach", "\(Reach.home.steps)")] + cursor(visit)
        )
        return MapPage.Place(centre: centre, counts: counts.items, list: list)
    }

    private static func inSight(_ visit: Visit) async throws -> MapPage.Box {
        let (box, zoom) = (try visit.request.mapBox, try visit.request.mapZoom)
        let bbox = ("bbox", box.text)
        let map: ListingMapBody = try await visit.get(BoardPath.map, query: [bbox, ("zoom", "\(zoom)")])
        var list: ListBody<ListingBody>?
        do {
            list = try await visit.get(BoardPath.inSight, query: [bbox] + cursor(visit))
        } catch MapRefusal.tooMany {}
        return MapPage.Box(box: box, zoom: zoom, areas: map.features, list: list)
    }

    private static func cursor(_ visit: Visit) -> [(String, String)] {
        visit.request.query["cursor"].map { [("cursor", $0)] } ?? []
    }
}
