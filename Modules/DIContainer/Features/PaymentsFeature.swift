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
        let place = PlaceOrder(orders: orders, service: service, throttle: repositories.calls, clock: clock)
        let address = ConfirmedAddress(repositories.accounts)
        let readSeller = Self.readSeller(drivers, queries)
        let sales = SaleRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            readSeller: readSeller,
            address: address,
            place: place,
            service: service,
            clock: clock
        )
        let deposits = DepositRoutes(
            orders: orders,
            queries: queries,
            listings: repositories.listingQueries,
            readSeller: readSeller,
            address: address,
            place: place,
            service: service,
            clock: clock
        )
        let lessons = LessonSaleRoutes(
            queries: queries,
            deals: SQLDealQueries(database),
            readSeller: readSeller,
            place: place,
            service: service,
            clock: clock
        )
        let routes = Self.orderRoutes(drivers, orders, queries, repositories, identities.proofs.confirm)
        endpoints = sales.endpoints + deposits.endpoints + lessons.endpoints + routes.endpoints
        tasks = Self.tasks(orders)
        providerTasks = Self.providerTasks(orders, service, clock)
    }

    private static func readSeller(_ drivers: Drivers, _ queries: SQLOrderQueries) -> ReadSeller {
        ReadSeller(queries: queries, readings: SQLSellerReadings(drivers.database), clock: drivers.clock)
    }

    private static func orderRoutes(
        _ drivers: Drivers,
        _ orders: SQLOrderRepository,
        _ queries: SQLOrderQueries,
        _ repositories: Repositories,
        _ confirm: ConfirmMember
    ) -> OrderRoutes {
        OrderRoutes(
            orders: orders,
            queries: queries,
            operators: repositories.operators,
            service: drivers.payments,
            confirm: confirm,
            throttle: repositories.calls,
            clock: drivers.clock,
            log: { [log = drivers.log] in log.note(failureOf: "payments", $0) }
        )
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

    private static func providerTasks(
        _ orders: SQLOrderRepository,
        _ service: PaymentService?,
        _ clock: any WallClock
    ) -> [MaintenanceTask] {
        guard service != nil else { return [] }
        let complete = CompleteOrder(orders: orders, service: service, clock: clock)
        let refund = MakeRefunds(orders: orders, complete: complete, clock: clock)
        let reconcile = ReconcileOrders(orders: orders, complete: complete, clock: clock)
        let (comparison, progress) = (Hourly(), ComparisonProgress())
        return [
            MaintenanceTask("refunds") { _ in try await refund() },
            MaintenanceTask("reconciliation") { now in
                var latest = progress.latest
                guard latest != nil || comparison.isDue(at: now) else { return }
                defer { progress.latest = latest }
                try await reconcile(after: &latest)
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
