import Domain
import Storage
import Web

/// The use cases and routes of notices.
struct NoticesFeature: Sendable {
    let routes: NoticeRoutes
    let tasks: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = NoticeRoutes(
            notices: repositories.notices,
            queries: repositories.noticeboard,
            talk: repositories.talk,
            clock: drivers.clock
        )
        tasks = [
            MaintenanceTask("old notices") { [notices = repositories.notices] now in
                while try await notices.forget(before: now - Notice.memory, atMost: 1_000) == 1_000 {}
            }
        ]
    }
}
