import Domain
import Storage
import Web

/// The use cases, routes and tasks of sales and orders.
struct PaymentsFeature: Sendable {
    let endpoints: [Endpoint]
    let tasks: [MaintenanceTask]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let orders = SQLOrderRepository(drivers.database, identifiers: drivers.identifiers)
        let queries = SQLOrderQueries(drivers.database)
        let (service, clock, log) = (drivers.payments, drivers.clock, drivers.log)
        let sales = SaleRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            place: PlaceOrder(orders: orders, service: service, clock: clock),
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
        endpoints = sales.endpoints + routes.endpoints
        tasks = Self.tasks(orders, service, clock)
    }

    private static func tasks(
        _ orders: SQLOrderRepository,
        _ service: PaymentService?,
        _ clock: any WallClock
    ) -> [MaintenanceTask] {
        let (removal, comparison) = (Hourly(), Hourly())
        let lasting = [
            MaintenanceTask("holds") { try await orders.endHolds(at: $0) },
            MaintenanceTask("old orders") { now in
                if removal.isDue(at: now) { try await orders.removeOld(at: now) }
            },
        ]
        guard service != nil else { return lasting }
        let reconcile = ReconcileOrders(
            orders: orders,
            complete: CompleteOrder(orders: orders, service: service, clock: clock),
            clock: clock
        )
        let reconciliation = MaintenanceTask("reconciliation") { now in
            if comparison.isDue(at: now) { try await reconcile() }
        }
        return lasting + [reconciliation]
    }
}
