import Domain
import Storage
import Web

/// The use cases, routes and emails of notices.
struct NoticesFeature: Sendable {
    let routes: NoticeRoutes
    let tasks: [MaintenanceTask]
    let deliveries: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories, mailing isMailing: Bool) {
        let mails = SQLNoticeMailRepository(drivers.database)
        routes = NoticeRoutes(
            notices: repositories.notices,
            queries: repositories.noticeboard,
            talk: repositories.talk,
            unsubscribe: Unsubscribe(
                mails: mails,
                digests: repositories.digests,
                tokens: drivers.unsubscribeTokens,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
        tasks = [
            MaintenanceTask("old notices") { [notices = repositories.notices] now in
                while try await notices.forget(before: now - Notice.memory, atMost: 1_000) == 1_000 {}
            }
        ]
        let mailNotices = MailNotices(mails: mails, identifiers: drivers.identifiers)
        deliveries =
            isMailing
            ? [MaintenanceTask("emails of notices") { now in try await mailNotices(at: now) }] : []
    }
}
