import Domain
import Storage
import Web

/// The event stream, and the cleanup of its data.
struct LiveFeature: Sendable {
    let routes: LiveRoutes
    let tasks: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let archive = repositories.liveArchive
        let hub = LiveHub(
            queries: repositories.live,
            sessions: repositories.sessions,
            bell: SQLLiveSignal(drivers.database),
            failed: { [log = drivers.log] in log.note(failureOf: "live streams", "\($0)") }
        )
        routes = LiveRoutes(queries: repositories.live, hub: hub)
        tasks = [
            MaintenanceTask("expired streams") { hub.endExpired(at: $0) },
            MaintenanceTask("old events") { now in
                try await Self.clear {
                    try await archive.forgetEvents(before: now - LiveEvent.memory, atMost: $0)
                }
            },
            MaintenanceTask("old request keys") { now in
                try await Self.clear {
                    try await archive.forgetKeys(before: now - RequestKey.memory, atMost: $0)
                }
            },
        ]
    }

    /// In batches, so that other writes don't wait for long.
    private static func clear(_ forget: (Int) async throws -> Int) async throws {
        let part = 2_000
        while try await forget(part) == part {}
    }
}
