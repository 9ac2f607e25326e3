import Domain
import Storage
import Web

/// The use cases and routes of blocks and reports.
struct ModerationFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories, _ emails: AccountEmails) {
        let routes = ModerationRoutes(
            blocks: repositories.blocks,
            report: FileReport(
                reports: repositories.reports,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
        let queue = OperatorRoutes(
            operators: repositories.operators,
            queries: repositories.reportQueries,
            todos: SQLTodoQueries(drivers.database),
            decide: DecideReport(
                reports: repositories.reports,
                operators: repositories.operators,
                emails: emails
            ),
            clock: drivers.clock
        )
        let log = AuditRoutes(
            operators: repositories.operators,
            queries: SQLAuditQueries(drivers.database)
        )
        endpoints = routes.endpoints + queue.endpoints + log.endpoints
    }
}
