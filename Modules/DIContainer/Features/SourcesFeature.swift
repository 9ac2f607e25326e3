import Domain
import Sources
import Storage
import Web

/// The use cases and routes of sources of events, and the task that fetches them.
struct SourcesFeature: Sendable {
    let endpoints: [Endpoint]
    /// May take minutes while servers are slow, so that no other task waits for it.
    let fetches: MaintenanceTask

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let sources = SQLSourceRepository(drivers.database, identifiers: drivers.identifiers)
        let (operators, clock) = (repositories.operators, drivers.clock)
        let places = PlaceByPosition(gazetteer: drivers.gazetteer)
        let reader = DocumentReader()
        let fetch = FetchSource(
            sources: sources,
            operators: operators,
            fetcher: drivers.sourceFetcher,
            reader: reader,
            places: places,
            site: repositories.site,
            clock: clock
        )
        endpoints =
            SourceRoutes(
                sources: EventSources(sources: sources, operators: operators, clock: clock),
                operators: operators,
                chooseReason: repositories.chooseReason,
                queries: repositories.sourceQueries,
                gazetteer: drivers.gazetteer,
                readDocument: ReadDocument(reader: reader, throttle: repositories.calls, clock: clock),
                addSource: AddSource(
                    sources: sources,
                    operators: operators,
                    address: repositories.confirmedAddress,
                    gazetteer: drivers.gazetteer,
                    identifiers: drivers.identifiers,
                    clock: clock
                ),
                fetchSource: fetch,
                review: ReviewEntry(sources: sources, operators: operators, places: places, clock: clock),
                clock: clock
            ).endpoints
        fetches = MaintenanceTask("sources") { _ in _ = try await fetch.fetchDue() }
    }
}
