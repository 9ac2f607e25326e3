import Domain
import Storage
import Web

/// The routes of series, and the posting of their dates.
struct SeriesFeature: Sendable {
    let endpoints: [Endpoint]
    let posting: MaintenanceTask

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let series = SQLSeriesRepository(drivers.database, identifiers: drivers.identifiers)
        endpoints = SeriesRoutes(series: series, clock: drivers.clock).endpoints
        posting = MaintenanceTask("series") { now in try await series.postDue(at: now) }
    }
}
