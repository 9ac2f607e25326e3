import Database
import Domain
import HTTPServer
import Storage
import Web

/// Every concrete type of the house, put together phase by phase; it decides nothing.
struct Container: Sendable {
    let drivers: Drivers
    let site: Site
    let telemetry: Telemetry

    init(_ plan: HousePlan, clock: any WallClock = SystemClock()) throws {
        let drivers = try Drivers(plan, clock: clock)
        let repositories = Repositories(drivers)
        let accounts = AccountsFeature(drivers, repositories)
        let neighbourhoods = NeighbourhoodsFeature(drivers, repositories)
        let telemetry = Telemetry(drivers.database)
        let house = HouseRoutes(
            readiness: { await telemetry.readiness() }, metrics: { telemetry.metrics },
            readableBy: plan.metricsAudience)
        self.drivers = drivers
        self.telemetry = telemetry
        site = Site(
            accounts.accountRoutes.endpoints, accounts.sessionRoutes.endpoints, neighbourhoods.routes.endpoints,
            house.endpoints, authenticate: accounts.authenticate, trusting: plan.trustedProxies,
            explaining: FailureLog.explain)
    }

    var migrator: Migrator { Migrator(drivers.database, migrations) }

    func close() async {
        await drivers.database.close()
    }
}
