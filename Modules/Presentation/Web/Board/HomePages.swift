import Domain
import HTTPServer
import Wire
import Wording

/// Page route of the start page.
public struct HomePages: Sendable {
    public init() {}

    /// Readers without a neighbourhood are welcomed.
    public var routes: [PageRoute] {
        [
            .page(BoardPagePath.home) { visit in
                guard visit.home != nil else {
                    let popular = try await Self.popular(visit)
                    return WelcomePage(popular: popular)
                        .page(for: try await visit.rating(authorsOf: popular.flatMap(\.listings)))
                }
                let around = try await visit.looking(
                    FeedFilter(Query(parsing: ""), usual: visit.reach, offering: visit.kinds)
                )
                return HomePage(
                    title: around.title,
                    agenda: visit.who == nil ? nil : try await visit(API.calendar.agenda()),
                    shelves: try await HomeShelf.all(around, visit)
                ).page(for: visit)
            }
        ]
    }

    /// 강남, 홍대, 해운대, 대전 시청 앞, 수원: familiar to most visitors.
    private static let wellKnown = ["1168064000", "1144066000", "2635051000", "3017064000", "4111573000"]
    private static let mostPlaces = 3
    private static let listingsEach = 3

    /// Skips neighbourhoods without listings, those that the place doesn't serve, and those missing from this
    /// server's gazetteer.
    private static func popular(_ visit: Visit) async throws -> [PopularPlace] {
        var places: [PopularPlace] = []
        let served = visit.settings.servedArea
        for code in wellKnown where places.count < mostPlaces {
            do {
                let neighbourhood = try await visit(API.neighbourhoods.one(NeighbourhoodCode(parsing: code)))
                guard served.contains(neighbourhood.code) else { continue }
                var query = ListingQuery()
                query.place = BoardPlace(around: neighbourhood.code, Reach(2).map(Extent.ring))
                query.sort = .popular
                query.slice = SliceRequest(limit: listingsEach * 3)
                let list = try await visit(API.board.listings(query))
                // A newcomer looks for lessons first.
                let offers = list.items.filter { $0.side != .want }.prefix(listingsEach)
                guard !offers.isEmpty else { continue }
                places.append(PopularPlace(neighbourhood: neighbourhood, listings: Array(offers)))
            } catch NeighbourhoodRefusal.unknownCode {
                continue
            }
        }
        return places
    }
}
