import Domain
import Web

/// Phase three and four for blocks and reports.
struct ModerationFeature: Sendable {
    let routes: ModerationRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = ModerationRoutes(
            blocks: repositories.blocks,
            report: FileReport(reports: repositories.reports, mint: drivers.mint, clock: drivers.clock),
            clock: drivers.clock
        )
    }
}
