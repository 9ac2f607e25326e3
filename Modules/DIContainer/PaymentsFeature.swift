import Domain
import Storage
import Synchronization
import Web

/// The use cases, routes and tasks of sales and orders.
struct PaymentsFeature: Sendable {
    let endpoints: [Endpoint]
    let tasks: [MaintenanceTask]
    /// May take minutes while the provider is slow; nil while payments are off.
    let reconciliation: MaintenanceTask?

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let orders = SQLOrderRepository(drivers.database, identifiers: drivers.identifiers)
        let queries = SQLOrderQueries(drivers.database)
        let (service, clock, log) = (drivers.payments, drivers.clock, drivers.log)
        let place = PlaceOrder(orders: orders, service: service, clock: clock)
        let sales = SaleRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            place: place,
            service: service,
            clock: clock
        )
        let deposits = DepositRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            place: place,
            service: service,
            clock: clock
        )
        let lessons = LessonSaleRoutes(
            queries: queries,
            deals: SQLDealQueries(drivers.database),
            place: place,
            service: service,
            clock: clock
        )
        let routes = OrderRoutes(
            orders: orders,
            queries: queries,
            operators: repositories.operators,
            service: service,
            clock: clock,
            log: { log.note(failureOf: "payments", $0) }
        )
        endpoints = sales.endpoints + deposits.endpoints + lessons.endpoints + routes.endpoints
        tasks = Self.tasks(orders)
        reconciliation = Self.reconciliation(orders, service, clock)
    }

    private static func tasks(_ orders: SQLOrderRepository) -> [MaintenanceTask] {
        let removal = Hourly()
        return [
            MaintenanceTask("holds") { try await orders.endHolds(at: $0) },
            MaintenanceTask("reservations and passes") { try await orders.endTerms(at: $0) },
            MaintenanceTask("old orders") { now in
                if removal.isDue(at: now) { try await orders.removeOld(at: now) }
            },
        ]
    }

    private static func reconciliation(
        _ orders: SQLOrderRepository,
        _ service: PaymentService?,
        _ clock: any WallClock
    ) -> MaintenanceTask? {
        guard service != nil else { return nil }
        let reconcile = ReconcileOrders(
            orders: orders,
            complete: CompleteOrder(orders: orders, service: service, clock: clock),
            clock: clock
        )
        let (comparison, progress) = (Hourly(), ComparisonProgress())
        return MaintenanceTask("reconciliation") { now in
            var latest = progress.latest
            guard latest != nil || comparison.isDue(at: now) else { return }
            defer { progress.latest = latest }
            try await reconcile(after: &latest)
        }
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
