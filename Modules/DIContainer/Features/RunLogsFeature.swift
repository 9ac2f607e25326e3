import Domain
import Web

/// The use cases and routes of running logs and of stamps for fellow runners.
struct RunLogsFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let logs = RunLogRoutes(
            logs: RunLogs(
                logs: repositories.runLogs,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            repository: repositories.runLogs,
            queries: repositories.runLogQueries,
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
