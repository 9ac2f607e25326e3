import Domain
import Storage
import Web

/// The use cases and routes of deals, reviews, and profiles, which count both.
struct DealsFeature: Sendable {
    let reading: DealReading
    let deals: DealRoutes
    let reviews: ReviewRoutes
    let members: MemberRoutes
    let tasks: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories, _ places: PlacesFeature, _ board: BoardFeature) {
        reading = DealReading(
            queries: repositories.dealQueries,
            gazetteer: drivers.gazetteer,
            clock: drivers.clock
        )
        deals = DealRoutes(
            deals: Deals(
                deals: repositories.deals,
                choosePlace: places.choose,
                gazetteer: drivers.gazetteer,
                clock: drivers.clock
            ),
            repository: repositories.deals,
            reading: reading,
            clock: drivers.clock
        )
        reviews = ReviewRoutes(
            reviews: repositories.reviews,
            queries: repositories.reviewQueries,
            clock: drivers.clock
        )
        members = MemberRoutes(
            members: repositories.members,
            board: repositories.board,
            cards: board.cards,
            gazetteer: drivers.gazetteer,
            clock: drivers.clock
        )
        tasks = [
            MaintenanceTask("deal reminders") { try await repositories.deals.remindOfDeals(at: $0) },
            MaintenanceTask("quiet deals") { try await repositories.deals.finishQuietDeals(at: $0) },
            MaintenanceTask("revealed reviews") { try await repositories.reviews.tellOfRevealed(at: $0) },
        ]
    }

    var endpoints: [Endpoint] { deals.endpoints + reviews.endpoints + members.endpoints }
}
