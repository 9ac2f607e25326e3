import Atlas
import CrashReports
import Database
public import Domain
public import HTTPServer
import Storage
import Terminal
import Vault
import Web

/// The composition root: creates every concrete type of the server in phases, without logic of its own.
public struct Container: Sendable {
    let drivers: Drivers
    public let router: Router
    let telemetry: Telemetry
    let maintenance: Maintenance
    let board: BoardKeeper
    private let federation: FederationFeature
    private let push: PushFeature
    private let views: BatchedListingViews
    private let pastSearches: BatchedPastSearches
    /// Tasks that members are waiting for.
    let delivery: Maintenance
    let calls: Maintenance
    /// Tasks that wait for other servers.
    let fetches: Maintenance
    /// Writes of data that is collected in memory.
    let searchWrites: Maintenance
    /// Which take minutes.
    let backups: Maintenance
    let identities: IdentitiesFeature
    let operators: SQLOperatorRepository
    let audit: SQLAuditLog
    private let site: SQLSiteRepository
    let setUpTokens: MemorySetUpTokens
    private let plan: AppConfiguration
    private let opening: Opening

    public init(
        _ plan: AppConfiguration,
        _ opening: Opening = .creating(newKey: false),
        clock: any WallClock = SystemClock()
    ) async throws {
        let drivers = try await Drivers(plan, opening, clock: clock)
        let repositories = Repositories(drivers, plan)
        let identities = IdentitiesFeature(plan, drivers, repositories)
        let features = Features(drivers, repositories, identities)
        let telemetry = Telemetry(drivers, repositories.boardKeeper, plan)
        let health = HealthRoutes(telemetry, plan)
        (self.plan, self.opening) = (plan, opening)
        (self.drivers, self.telemetry, board) = (drivers, telemetry, repositories.boardKeeper)
        (federation, push) = (features.federation, features.push)
        (views, pastSearches) = (repositories.views, repositories.pastSearches)
        let tasks = features.tasks + MaintenanceTask.ofServer(drivers)
        maintenance = Maintenance(tasks, drivers, telemetry.outcomes)
        delivery = Maintenance(features.deliveries + identities.deliveries, drivers, telemetry.outcomes)
        calls = Maintenance(features.calls, drivers, telemetry.outcomes)
        fetches = Maintenance(features.fetches, drivers, telemetry.outcomes)
        searchWrites = Maintenance([.searches(repositories)], drivers, telemetry.outcomes)
        backups = Maintenance(MaintenanceTask.backups(plan, drivers), drivers, telemetry.outcomes)
        (operators, audit, site) = (repositories.operators, repositories.audit, repositories.site)
        (self.identities, setUpTokens) = (identities, features.setUpTokens)
        router =
            WebApp(
                features.endpoints,
                health.endpoints + ServerStatusRoutes(drivers, repositories, telemetry).endpoints,
                AssetRoutes(mapLibrary: plan.mapFiles, of: repositories.site).endpoints,
                MapTileRoutes(of: drivers.mapArchive).endpoints,
                CrawlerRoutes(securityContact: plan.securityContact, clock: clock).endpoints,
                pages: features.pages + ServerPages(drivers).routes + plan.designPages,
                guests: features.guests,
                recording: OperatorRecords(repositories.audit),
                repeating: RepeatedRequests(
                    repositories.requests,
                    failed: { [log = drivers.log] in log.note(failureOf: "kept answers", "\($0)") }
                ),
                at: plan.site,
                version: MadangCommandLine.version,
                trusting: plan.trustedProxies,
                sharing: plan.sharedOrigins,
                noting: ReadYourWrites(drivers.database),
                explaining: drivers.log.explain
            ).router
    }

    /// Migrates or checks the schema and takes a node, as at every start.
    public func prepare() async throws {
        let keys = SQLKeyRecord(drivers.database)
        switch opening {
        case .existing:
            let pending = try await migrator.status().pending.count
            guard pending == 0 else { throw AppFailure.outdatedSchema(pending, in: plan) }
        case .creating(newKey: true):
            try await migrator.migrate()
            try await keys.replace(with: drivers.fingerprint)
        case .creating(newKey: false):
            try await migrator.migrate()
            guard try await keys.keep(drivers.fingerprint) == drivers.fingerprint else {
                throw AppFailure.wrongKey(of: plan)
            }
        }
        try await drivers.takeNode()
        try await site.refresh()
        try await federation.prepare()
        try await push.prepare()
    }

    /// Runs the server's periodic tasks once.
    public func runMaintenance() async {
        await maintenance.run()
        await deliver()
        await fetches.run()
        await searchWrites.run()
        await backups.run()
    }

    /// Sends what members are waiting for.
    func deliver() async {
        await delivery.run()
        await calls.run()
        do {
            try await push.deliver()
        } catch {
            notePushFailure(error)
        }
    }

    /// Sends pushes as they become due until the task is cancelled.
    func deliverPushes() async {
        await push.deliver.run(failed: notePushFailure)
    }

    private func notePushFailure(_ error: any Error) {
        drivers.log.note(failureOf: "pushes", "\(error)")
    }

    var migrator: Migrator { Migrator(drivers.database, migrations) }

    public func close() async {
        // Best effort, like counting views and noting searches.
        try? await views.keep()
        try? await pastSearches.keep()
        await drivers.database.close()
    }
}

extension AppConfiguration {
    fileprivate var designPages: [PageRoute] { showsDesign ? DesignPages().routes : [] }
}

extension HealthRoutes {
    fileprivate init(_ telemetry: Telemetry, _ plan: AppConfiguration) {
        self.init(
            readiness: { await telemetry.readiness() },
            metrics: { await telemetry.metrics() },
            readableBy: plan.metricsReaders
        )
    }
}

extension ServerStatusRoutes {
    fileprivate init(
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ telemetry: Telemetry
    ) {
        self.init(
            operators: repositories.operators,
            queries: telemetry,
            queues: SQLOutgoingQueues(drivers.database),
            figures: SQLFiguresRepository(drivers.database),
            sendTestMail: SendTestMail(
                operators: repositories.operators,
                accounts: repositories.accounts,
                mailer: LocalizedEmailSender(drivers.current, from: repositories.site, links: nil),
                throttle: repositories.calls,
                clock: drivers.clock
            ),
            clock: drivers.clock
        )
    }
}

extension ServerPages {
    fileprivate init(_ drivers: Drivers) {
        self.init(edition: drivers.gazetteer.edition, version: MadangCommandLine.version)
    }
}
