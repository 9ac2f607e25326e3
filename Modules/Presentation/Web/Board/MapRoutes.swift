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
        .on(API.board.map) { _, query, who in
            let now = clock.now
            let detail = MapDetail(zoom: query.zoom, query.box)
            let filter = try await filter(query.filter, within: query.drawn, for: who?.member)
            let map = try await maps.map(of: query.box, in: detail, filter, for: who?.member, at: now)
            let clusters = map.clusters.map { cluster in
                MapFeatureBody(MapClusterBody(cluster, gazetteer, at: now), at: cluster.point)
            }
            return ListingMapBody(clusters + cards.cards(map.listings).map { MapFeatureBody($0) })
        }
    }

    private var inSight: Endpoint {
        .on(API.board.inSight) { _, query, who in
            cards.list(
                try await maps.listings(
                    in: query.box,
                    filter(query.filter, within: query.drawn, for: who?.member),
                    query.slice,
                    for: who?.member,
                    at: clock.now
                )
            )
        }
    }

    private var counts: Endpoint {
        .on(API.board.counts) { _, query, who in
            let counts = try await maps.counts(
                in: lookAround(query.place, who?.member),
                filter(query.filter, within: query.place.drawn, for: who?.member),
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
        .on(API.board.figures) { _, query, who in
            let (place, statuses) = (query.place, query.statuses.words)
            let histograms = try await maps.histograms(
                in: lookAround(place, who?.member),
                filter(query.filter, statuses, within: place.drawn, for: who?.member),
                for: who?.member,
                at: clock.now
            )
            return ListBody(histograms.map(FigureHistogramBody.init))
        }
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
