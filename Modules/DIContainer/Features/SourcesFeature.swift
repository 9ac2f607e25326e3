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
        let fetch = FetchSource(
            sources: sources,
            operators: operators,
            fetcher: drivers.sourceFetcher,
            reader: DocumentReader(),
            places: places,
            clock: clock
        )
        let reader = DocumentReader()
        let changes = SourceChanges(
            read: ReadDocument(reader: reader, throttle: repositories.calls, clock: clock),
            add: AddSource(
                sources: sources,
                operators: operators,
                address: ConfirmedAddress(repositories.accounts),
                gazetteer: drivers.gazetteer,
                identifiers: drivers.identifiers,
                clock: clock
            ),
            decide: DecideSource(sources: sources, operators: operators, clock: clock),
            fetch: fetch,
            pause: PauseSource(sources: sources, operators: operators, clock: clock),
            withdraw: WithdrawSource(sources: sources, operators: operators, clock: clock),
            remove: RemoveSource(sources: sources, operators: operators, clock: clock),
            review: ReviewEntry(sources: sources, operators: operators, places: places, clock: clock)
        )
        endpoints =
            SourceRoutes(
                operators: operators,
                queries: SQLSourceQueries(drivers.database, clock: clock),
                gazetteer: drivers.gazetteer,
                clock: clock,
                changes
            ).endpoints
        fetches = MaintenanceTask("sources") { _ in _ = try await fetch.fetchDue() }
    }
}
