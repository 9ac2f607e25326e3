import Domain
import Storage
import Synchronization
import Web

/// The use cases, routes and tasks of sales and orders.
struct PaymentsFeature: Sendable {
    let endpoints: [Endpoint]
    let tasks: [MaintenanceTask]
    /// They ask the provider, and may take minutes while it is slow; none while payments are off.
    let providerTasks: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories, _ identities: IdentitiesFeature) {
        let (database, emails) = (drivers.database, identities.emails)
        let (ids, write) = (drivers.identifiers, { @Sendable in emails.notice($0, to: $1) })
        let orders = SQLOrderRepository(database, identifiers: ids, write: write)
        let queries = SQLOrderQueries(database)
        let (service, clock) = (drivers.payments, drivers.clock)
        let payments = Payments(orders: orders, service: service, throttle: repositories.calls, clock: clock)
        let routes = OrderRoutes(
            payments: payments,
            queries: queries,
            operators: repositories.operators,
            confirm: identities.proofs.confirm,
            verify: VerifyLedger(queries: queries, service: service),
            service: service,
            clock: clock,
            log: { [log = drivers.log] in log.note(failureOf: "payments", $0) }
        )
        endpoints = Self.sales(drivers, repositories, payments, orders, queries) + routes.endpoints
        tasks = Self.tasks(orders)
        providerTasks = service == nil ? [] : Self.tasks(payments)
    }

    private static func sales(
        _ drivers: Drivers,
        _ repositories: Repositories,
        _ payments: Payments,
        _ orders: SQLOrderRepository,
        _ queries: SQLOrderQueries
    ) -> [Endpoint] {
        let (service, clock) = (drivers.payments, drivers.clock)
        let readings = SQLSellerReadings(drivers.database)
        let readSeller = ReadSeller(queries: queries, readings: readings, clock: clock)
        let sales = SaleRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            readSeller: readSeller,
            address: repositories.confirmedAddress,
            payments: payments,
            service: service,
            clock: clock
        )
        let deposits = DepositRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            readSeller: readSeller,
            address: repositories.confirmedAddress,
            payments: payments,
            service: service,
            clock: clock
        )
        let lessons = LessonSaleRoutes(
            queries: queries,
            deals: repositories.dealQueries,
            readSeller: readSeller,
            payments: payments,
            service: service,
            clock: clock
        )
        return sales.endpoints + deposits.endpoints + lessons.endpoints
    }

    private static func tasks(_ orders: SQLOrderRepository) -> [MaintenanceTask] {
        let removal = Hourly()
        return [
            MaintenanceTask("holds") { try await orders.endHolds(at: $0) },
            MaintenanceTask("reservations and passes") { try await orders.endTerms(at: $0) },
            MaintenanceTask("passes that end") { try await orders.remindOfPasses(at: $0) },
            MaintenanceTask("old orders") { now in
                if removal.isDue(at: now) { try await orders.removeOld(at: now) }
            },
        ]
    }

    private static func tasks(_ payments: Payments) -> [MaintenanceTask] {
        let (comparison, progress) = (Hourly(), ComparisonProgress())
        return [
            MaintenanceTask("refunds") { _ in try await payments.makeRefunds() },
            MaintenanceTask("reconciliation") { now in
                var latest = progress.latest
                guard latest != nil || comparison.isDue(at: now) else { return }
                defer { progress.latest = latest }
                try await payments.reconcile(after: &latest)
            },
        ]
    }
}

/// Where a comparison that was too long for one run continues.
private final class ComparisonProgress: Sendable {
    private let order = Mutex<Order.ID?>(nil)

    var latest: Order.ID? {
        get { order.withLock { $0 } }
        set { order.withLock { $0 = newValue } }
    }
}
