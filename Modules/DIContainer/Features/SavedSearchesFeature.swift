import Domain
import Storage
import Web

/// The use cases and routes of saved searches, and the tasks that match new listings with them.
struct SavedSearchesFeature: Sendable {
    let routes: SavedSearchRoutes
    let matching: MaintenanceTask
    let telling: MaintenanceTask

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = SavedSearchRoutes(
            searches: repositories.savedSearches,
            save: SaveSearch(
                searches: repositories.savedSearches,
                gazetteer: drivers.gazetteer,
                homes: repositories.homes,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            gazetteer: drivers.gazetteer,
            clock: drivers.clock
        )
        let searches = SQLSavedSearchMatching(
            drivers.database,
            gazetteer: drivers.gazetteer,
            identifiers: drivers.identifiers
        )
        let trigger = SavedSearchTrigger(searches, on: drivers.database)
        telling = MaintenanceTask("daily saved searches") { try await searches.tellDaily(at: $0) }
        matching = MaintenanceTask("saved searches") { try await trigger.matchIfDue(at: $0) }
    }
}
