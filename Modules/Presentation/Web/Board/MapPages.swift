import Domain
import HTTPServer
import Wire
import Wording

/// The board as a map, and as the list that says the same.
public struct MapPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(BoardPagePath.map) { visit in
                guard let centre = try await Self.centre(visit) else { return MapPage().page(for: visit) }
                let code = ("neighbourhood", centre.code.description)
                let counts: ListBody<NeighbourhoodCountBody> = try await visit.get(
                    BoardPath.counts,
                    query: [code, ("reach", "\(Reach.widest.steps)")]
                )
                let cursor = visit.request.query["cursor"].map { [("cursor", $0)] } ?? []
                let list: ListBody<ListingBody> = try await visit.get(
                    BoardPath.listings,
                    query: [code, ("reach", "\(Reach.home.steps)")] + cursor
                )
                return MapPage(place: MapPage.Place(centre: centre, counts: counts.items, list: list))
                    .page(for: visit)
            }
        ]
    }

    /// The neighbourhood that the address names, or else where the reader lives.
    private static func centre(_ visit: Visit) async throws -> NeighbourhoodBody? {
        guard let code = visit.request.query["neighbourhood"] else { return visit.home }
        return try await visit.get(NeighbourhoodPath.one, code)
    }
}
