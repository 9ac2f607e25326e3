import ActivityPub
import Domain
import HTTPServer
import Storage
import Terminal
import Vault
import Web

/// The use cases, routes and task that publish events to other servers.
struct FederationFeature: Sendable {
    let endpoints: [Endpoint]
    /// Waits for other servers.
    let tasks: [MaintenanceTask]
    /// Makes the account's key before the first request; nothing while federation is off.
    let prepare: @Sendable () async throws -> Void

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let followers = SQLFollowerRepository(drivers.database, identifiers: drivers.identifiers)
        let operators = repositories.operators
        let federation = drivers.federation.map { Federation(drivers, repositories, $0, followers) }
        let routes = FollowerRoutes(
            followers: followers,
            operators: operators,
            block: BlockFollowers(followers: followers, operators: operators, clock: drivers.clock),
            account: federation?.documents.account
        )
        endpoints = routes.endpoints + (federation?.routes.endpoints ?? [])
        tasks = federation.map { [$0.task] } ?? []
        prepare = { try await federation?.key.prepare() }
    }
}

/// What exists only while federation is on.
private struct Federation: Sendable {
    let key: SigningKey
    let documents: ActivityPubDocuments
    let routes: FederationRoutes
    let task: MaintenanceTask

    init(
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ plan: FederationPlan,
        _ followers: SQLFollowerRepository
    ) {
        let (database, clock) = (drivers.database, drivers.clock)
        key = SigningKey(SQLServerKeyStore(database, for: .federation, seal: drivers.federationSeal))
        documents = ActivityPubDocuments(
            plan.site,
            key: key,
            gazetteer: drivers.gazetteer,
            version: MadangCommandLine.version
        )
        let peers = SignedPeers(plan.site, key: key, reach: plan.reach) {
            HTTPDate.text(Int($0.milliseconds / 1_000))
        }
        let announcements = SQLAnnouncementRepository(database, identifiers: drivers.identifiers)
        routes = FederationRoutes(
            documents: documents,
            calendar: repositories.eventCalendar,
            followers: followers,
            announcements: announcements,
            figures: SQLServerFigureQueries(database),
            receive: ReceiveFollow(
                followers: followers,
                documents: documents,
                peers: peers,
                throttle: repositories.calls,
                clock: clock
            )
        )
        let useCases = Announcements(
            announcements: announcements,
            documents: documents,
            peers: peers,
            clock: clock
        )
        task = MaintenanceTask("federation") { _ in
            try await useCases.announce()
            try await useCases.deliver()
        }
    }
}
