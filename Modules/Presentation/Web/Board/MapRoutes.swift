public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of the map.
public struct MapRoutes: Sendable {
    private let maps: any MapQueries
    private let filter: ReaderFilter
    private let lookAround: ChooseBoardArea
    private let cards: ListingCards
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(
        maps: any MapQueries,
        filter: ReaderFilter,
        lookAround: ChooseBoardArea,
        cards: ListingCards,
        gazetteer: any Gazetteer,
        clock: any WallClock
    ) {
        self.maps = maps
        self.filter = filter
        self.lookAround = lookAround
        self.cards = cards
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [map, inSight, counts, figures] }

    private var map: Endpoint {
        .visitor(
            .get,
            BoardPath.map,
            "Map listings; open ones in a box as GeoJSON, at most 300 features, clustered by zoom",
            query: [Parameter.mapBox, Parameter.mapZoom, .drawnArea] + Parameter.openFilter,
            answers: .json()
        ) { [maps, filter, cards, gazetteer, clock] request, who in
            let (box, zoom) = (try request.mapBox, try request.mapZoom)
            let now = clock.now
            let detail = MapDetail(zoom: zoom, box)
            let filter = try await filter(request, for: who?.member)
            let map = try await maps.map(of: box, in: detail, filter, for: who?.member, at: now)
            let clusters = map.clusters.map { cluster in
                MapFeatureBody(MapClusterBody(cluster, gazetteer, at: now), at: cluster.point)
            }
            return ListingMapBody(clusters + cards.cards(map.listings).map { MapFeatureBody($0) })
        }
    }

    private var inSight: Endpoint {
        .visitor(
            .get,
            BoardPath.inSight,
            "List visible listings; open ones in a box, newest first, refused for thousands",
            query: [Parameter.mapBox, .drawnArea] + Parameter.openFilter + Parameter.slice,
            answers: .json()
        ) { [maps, filter, cards, clock] request, who in
            cards.list(
                try await maps.listings(
                    in: request.mapBox,
                    filter(request, for: who?.member),
                    request.slice,
                    for: who?.member,
                    at: clock.now
                )
            )
        }
    }

    private var counts: Endpoint {
        .visitor(
            .get,
            BoardPath.counts,
            "Count nearby listings; open ones per neighbourhood, nearest first, or by code for the country",
            query: Parameter.openFilter + Parameter.boardArea,
            answers: .json()
        ) { [maps, filter, lookAround, gazetteer, clock] request, who in
            let filter = try await filter(request, for: who?.member)
            let counts = try await maps.counts(
                in: lookAround(request, filter, for: who?.member),
                filter,
                for: who?.member,
                at: clock.now
            )
            return ListBody(
                counts.map { count in
                    let neighbourhood = gazetteer.neighbourhood(count.code, at: clock.now)
                    return NeighbourhoodCountBody(
                        NeighbourhoodLabelBody(count.code, neighbourhood),
                        count: count.count
                    )
                }
            )
        }
    }

    private var figures: Endpoint {
        .visitor(
            .get,
            BoardPath.figures,
            "Count nearby listings by deposit, monthly cost and area; each regardless of its own range",
            query: Parameter.boardFilter + Parameter.boardArea,
            answers: .json()
        ) { [maps, filter, lookAround, clock] request, who in
            let filter = try await filter(request, for: who?.member)
            let histograms = try await maps.histograms(
                in: lookAround(request, filter, for: who?.member),
                filter,
                for: who?.member,
                at: clock.now
            )
            return ListBody(histograms.map(FigureHistogramBody.init))
        }
    }
}

extension ChooseBoardArea {
    /// The area that a request names.
    fileprivate func callAsFunction(
        _ request: Request,
        _ filter: BoardFilter,
        for viewer: Member.ID?
    ) async throws -> BoardArea {
        try await self(
            request.givenNeighbourhood,
            request.givenExtent,
            standingAt: request.standpoint,
            within: filter.drawn,
            viewer
        )
    }
}

extension MapClusterBody {
    fileprivate init(_ cluster: MapCluster, _ gazetteer: any Gazetteer, at now: Moment) {
        guard case .area(let detail, let code) = cluster.extent else {
            self.init(.bunch, count: cluster.count)
            return
        }
        let label = MapLabel(code, detail, gazetteer, at: now)
        self.init(
            label.extent,
            count: cluster.count,
            label: label.korean,
            labelEn: label.english,
            opensAt: label.opensAt
        )
    }
}
