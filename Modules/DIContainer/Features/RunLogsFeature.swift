import Domain
import Web

/// The use cases and routes of running logs and of stamps for fellow runners.
struct RunLogsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let write = WriteRunLog(
            logs: repositories.runLogs,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        let logs = RunLogRoutes(
            logs: repositories.runLogs,
            queries: repositories.runLogQueries,
            write: write,
            importTrack: ImportRunTrack(write: write),
            clock: drivers.clock
        )
        let fellows = FellowRunnerRoutes(
            logs: repositories.runLogs,
            queries: repositories.runLogQueries,
            clock: drivers.clock
        )
        endpoints = logs.endpoints + fellows.endpoints
    }
}
