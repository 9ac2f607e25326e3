import Database
import Demo
import Domain
import Storage
import Synchronization
import TestSupport
import Testing

@Suite("Orders of a demo")
struct DemoOrdersTests {
    /// Fails the test when anything is asked of it.
    private struct UnaskedProvider: PaymentProvider {
        let name = ProviderName("portone")
        let waitsForConfirmation = false
        let isTest = true

        func register(_ charge: Charge) async throws(ProviderFailure) { asked() }
        func confirm(_ charge: Charge, with token: PaymentToken) async throws(ProviderFailure) { asked() }
        func event(in webhook: RawWebhook, at now: Moment) throws(WebhookRefusal) -> PaymentEvent? { nil }
        func checkout(for charge: Charge, by way: PaymentWay) -> Checkout { .page("") }

        func payment(of order: Order.ID) async throws(ProviderFailure) -> ProviderPayment? {
            asked()
            return nil
        }

        func cancel(_ cancellation: ProviderCancellation) async throws(ProviderFailure) -> CancellationOutcome
        {
            asked()
            return .done
        }

        private func asked() { Issue.record("a provider was asked about an order of a demo") }
    }

    @Test(
        "There are orders in each final state, and the ledger balances",
        arguments: Database.Engine.allCases
    )
    func states(_ engine: Database.Engine) async throws {
        let settled = try await Settled(engine)
        let states = try await settled.strings("SELECT DISTINCT state AS word FROM orders")
        #expect(states == ["sold", "partly-refunded", "refunded", "cancelled", "expired"])
        #expect(settled.summary.orders > 60)
        let orders = SQLOrderQueries(settled.database)
        #expect(try await orders.faults().isEmpty)
        let moved = try await settled.count("SELECT CAST(sum(won) AS BIGINT) AS n FROM ledger_entries")
        let paid = try await settled.count("SELECT COUNT(*) AS n FROM ledger_entries WHERE movement = 'paid'")
        #expect(moved == 0 && paid > 60)
        let sold = try await settled.count(
            "SELECT COUNT(*) AS n FROM orders WHERE sold_at IS NOT NULL AND is_test = 1 AND provider = 'demo'"
        )
        #expect(sold * 2 == paid)
        #expect(try await settled.count("SELECT COUNT(*) AS n FROM orders WHERE has_open_refund = 1") == 0)
    }

    @Test("A ledger without one of its entries is found out")
    func faults() async throws {
        let settled = try await Settled(.sqlite)
        try await settled.database.write { connection in
            try connection.execute(
                """
                DELETE FROM ledger_entries WHERE movement = 'refunded' AND won > 0
                    AND order_id = (SELECT min(order_id) FROM ledger_entries WHERE movement = 'refunded')
                """
            )
        }
        #expect(try await SQLOrderQueries(settled.database).faults().count == 1)
    }

    @Test("Passes are used by lessons that took place or will, and single lessons are paid once")
    func lessons() async throws {
        let settled = try await Settled(.sqlite)
        for item in ["pass", "lesson"] {
            let sold = "SELECT COUNT(*) AS n FROM orders WHERE item = '\(item)' AND sold_at IS NOT NULL"
            #expect(try await settled.count(sold) > 0, "\(item)")
        }
        let uses = "SELECT COUNT(*) AS n FROM pass_uses JOIN deals ON deals.id = pass_uses.deal"
        let booked = try await settled.count(uses)
        let all = try await settled.count("SELECT COUNT(*) AS n FROM pass_uses")
        #expect(booked > 0 && booked == all)
        let wrong = try await settled.count(
            """
            \(uses) JOIN orders ON orders.id = order_id
            WHERE deals.state NOT IN ('accepted', 'done') OR deals.partner <> orders.payer
                OR deals.starts_at >= deadline
            """
        )
        #expect(wrong == 0)
        let singles = "SELECT COUNT(*) AS n FROM orders WHERE item = 'lesson'"
        let known = try await settled.count("\(singles) AND deal IN (SELECT id FROM deals)")
        let paid = try await settled.count(singles)
        #expect(known == paid)
    }

    @Test("Orders belong to listings that are for sale, and to neighbours who don't teach them")
    func parties() async throws {
        let settled = try await Settled(.sqlite)
        let wrong = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM orders LEFT JOIN sales ON sales.listing = subject_id
                LEFT JOIN listings ON listings.id = subject_id
            WHERE sales.listing IS NULL OR payee <> author OR payer = author OR ordered_at < created_at
                OR item = 'seat' AND (amount <> price OR deadline <> starts_at OR changed_at >= deadline)
            """
        )
        #expect(wrong == 0)
        let untold = try await settled.count(
            """
            SELECT COUNT(*) AS n FROM orders WHERE sold_at IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM conversations WHERE subject_id = orders.subject_id AND guest = payer)
            """
        )
        #expect(untold == 0)
    }

    @Test("A server with a provider asks it nothing about them, and changes none")
    func reconciliation() async throws {
        let settled = try await Settled(.sqlite)
        let clock = TestClock(at: Settled.now)
        let orders = SQLOrderRepository(
            settled.database,
            identifiers: IdentifierGenerator(clock: clock, node: 0)
        )
        let service = PaymentService(
            UnaskedProvider(),
            ladder: .standard,
            intermediary: "마당",
            webhookAddress: "https://madang.example/webhooks"
        ) { "https://madang.example/orders/\($0)" }
        let payments = Payments(
            orders: orders,
            service: service,
            throttle: SQLCallThrottle(settled.database),
            clock: clock
        )
        let before = try await settled.rows(["orders", "order_facts", "ledger_entries"])
        #expect(
            try await !orders.ordersToReconcile(changedSince: Settled.now - .seconds(7 * 86_400), after: nil)
                .isEmpty
        )
        var latest: Order.ID?
        try await payments.reconcile(after: &latest)
        try await orders.endHolds(at: clock.now)
        #expect(try await settled.rows(["orders", "order_facts", "ledger_entries"]) == before)
    }
}
