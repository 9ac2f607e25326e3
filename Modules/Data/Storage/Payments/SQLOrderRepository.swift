public import Database
public import Domain

public struct SQLOrderRepository: OrderRepository {
    /// How long a processed webhook is remembered; providers repeat one for some hours.
    static let webhookMemory = Duration.seconds(7 * 24 * 3_600)

    private let database: Database
    private let identifiers: IdentifierGenerator
    private let write: @Sendable (EmailMessage.Content, Account) -> EmailMessage?

    /// - Parameter write: composes the emails to payers; nil for none.
    public init(
        _ database: Database,
        identifiers: IdentifierGenerator,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage? = { _, _ in nil }
    ) {
        self.database = database
        self.identifiers = identifiers
        self.write = write
    }

    public func sell(
        _ listing: Listing.ID,
        by author: Member.ID,
        _ make: @escaping @Sendable (Listing) throws -> Sale?
    ) async throws {
        try await database.write { connection in
            let listing = try connection.listings.find(listing, by: author)
            let (sale, former) = (try make(listing), try connection.orders.sale(of: listing.id))
            try connection.execute("DELETE FROM sales WHERE listing = \(listing.id)")
            guard let sale else { return }
            let kept = former.map { sale.charging(atMost: $0.commission) } ?? sale
            try connection.insert(SaleRow(kept))
        }
    }

    public func place(
        _ listing: Listing.ID,
        by payer: Member.ID,
        choosing choice: LessonChoice?,
        at now: Moment,
        _ hold: @escaping @Sendable (Order.ID, Sale?, Listing, PayerStanding) throws -> Purchase
    ) async throws -> (order: Order, isNew: Bool) {
        try await database.write(identifiers, at: now) { transaction in
            guard let known = try transaction.listings.find(listing),
                try !transaction.blocks.hides(known.author, from: payer)
            else { throw ListingRefusal.notFound }
            try transaction.orders.endHolds(in: known.subject)
            if let order = try transaction.orders.held(by: payer, in: known.subject, choice) {
                return (order, false)
            }
            guard let latest = try transaction.listings.find(listing) else { throw ListingRefusal.notFound }
            let standing = try transaction.orders.standing(of: payer, in: known.subject, choice)
                .selling(isFirst: !transaction.orders.hasFulfilled(known.author, at: now))
            let sale = try transaction.orders.sale(of: listing)
            let purchase = try hold(transaction.identifiers.next(), sale, latest, standing)
            try transaction.orders.insert(purchase)
            return (purchase.order, true)
        }
    }

    public func find(_ id: Order.ID) async throws -> Order? {
        try await database.read { try $0.orders.find(id) }
    }

    @discardableResult
    public func update<Result: Sendable>(
        _ id: Order.ID,
        by source: OrderFact.Source,
        at now: Moment,
        _ change: @escaping @Sendable (inout Purchase) throws -> Result
    ) async throws -> (order: Order, result: Result) {
        try await database.write(identifiers, at: now) { [write] transaction in
            guard
                let (purchase, result) = try transaction.orders.change(id, by: source, change)
            else { throw OrderRefusal.notFound }
            try transaction.orders.post(purchase, at: now, write)
            return (purchase.order, result)
        }
    }

    public func endHolds(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.overHolds) { transaction, id in
            let id = Order.ID(rawValue: id)
            _ = try transaction.orders.change(id, by: .poll) {
                $0.apply(nil)
            }
        }
    }

    static func overHolds(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, held_until AS due FROM orders
            WHERE state = 'held' AND held_until <= \(now) AND (held_until, id) > (\(start.due), \(start.id))
            ORDER BY held_until, id LIMIT \(DueStep.most)
            """
    }

    public func endTerms(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.overTerms) { transaction, id in
            let id = Order.ID(rawValue: id)
            _ = try transaction.orders.change(id, by: .poll) {
                $0.endAtDeadline()
            }
        }
    }

    static func overTerms(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, deadline AS due FROM orders
            WHERE \(Order.isRunning) AND deadline <= \(now) AND (deadline, id) > (\(start.due), \(start.id))
            ORDER BY deadline, id LIMIT \(DueStep.most)
            """
    }

    public func remindOfPasses(at now: Moment) async throws {
        try await database.eachStep(identifiers, at: now, of: Self.passesToRemind) { transaction, id in
            let isFirst = try transaction.connection.execute(
                "UPDATE orders SET reminded_at = \(now) WHERE id = \(id) AND reminded_at IS NULL"
            )
            let order = isFirst == 1 ? try transaction.orders.find(Order.ID(rawValue: id)) : nil
            for notice in order?.endReminders(at: now) ?? [] { try transaction.notices.tell(notice) }
        }
    }

    /// Also of passes that weren't paid or have ended, of which nothing is told: each is looked at once.
    static func passesToRemind(at now: Moment, after: DueStep?) -> SQL {
        let start = after ?? .beginning
        return """
            SELECT id, deadline AS due FROM orders
            WHERE item = 'pass' AND reminded_at IS NULL
                AND deadline <= \(now + Pass.reminderTime) AND (deadline, id) > (\(start.due), \(start.id))
            ORDER BY deadline, id LIMIT \(DueStep.most)
            """
    }

    public func removeOld(at now: Moment) async throws {
        let old = Self.oldOrders(at: now)
        let ids: [Order.ID] = try await database.read { try $0.run(old).map { try $0.value("id") } }
        guard !ids.isEmpty else { return }
        try await database.write { connection in
            for table: SQL in [
                "pass_uses", "order_changes", "order_refunds", "order_facts", "ledger_entries",
            ] {
                try connection.execute("DELETE FROM \(table) WHERE order_id IN \(list: ids)")
            }
            try connection.execute("DELETE FROM orders WHERE id IN \(list: ids)")
        }
    }

    static func oldOrders(at now: Moment) -> SQL {
        """
        SELECT id FROM orders
        WHERE changed_at < \(now - Order.retention) AND (payer IS NULL OR payee IS NULL)
            AND has_open_refund = 0 AND state NOT IN ('held', 'confirming', 'paid')
        ORDER BY changed_at LIMIT \(DueStep.most)
        """
    }

    public func ordersToRefund(changedSince: Moment) async throws -> [Order.ID] {
        try await database.read { connection in
            try connection.run(
                """
                SELECT id FROM orders
                WHERE changed_at >= \(changedSince) AND has_open_refund = 1
                    AND NOT (\(Order.lacksRefundAccount)) AND NOT (\(Order.isFrozen))
                ORDER BY changed_at LIMIT \(DueStep.most)
                """
            ).map { try $0.value("id") }
        }
    }

    public func ordersToReconcile(changedSince: Moment, after: Order.ID?) async throws -> [Order.ID] {
        let start = after ?? Order.ID(rawValue: .min)
        return try await database.read { connection in
            try connection.run(
                """
                SELECT id FROM orders
                WHERE id > \(start) AND (state IN ('held', 'confirming', 'paid') OR has_open_refund = 1
                    OR problem IS NOT NULL OR changed_at >= \(changedSince))
                ORDER BY id LIMIT \(DueStep.most)
                """
            ).map { try $0.value("id") }
        }
    }

    public func hasSeen(_ webhook: PaymentEvent) async throws -> Bool {
        try await database.read {
            try $0.first("SELECT 1 AS found FROM payment_webhooks WHERE id = \(webhook.id)") != nil
        }
    }

    public func markSeen(_ webhook: PaymentEvent, at now: Moment) async throws {
        try await database.write { connection in
            try connection.execute(
                "DELETE FROM payment_webhooks WHERE at < \(now - Self.webhookMemory)"
            )
            try connection.execute(
                """
                INSERT INTO payment_webhooks (id, order_id, at)
                VALUES (\(webhook.id), \(webhook.order), \(now))
                ON CONFLICT (id) DO NOTHING
                """
            )
        }
    }
}

extension OrderTable {
    /// Queues the emails to the payer.
    fileprivate func post(
        _ purchase: Purchase,
        at now: Moment,
        _ write: (EmailMessage.Content, Account) -> EmailMessage?
    ) throws {
        guard !purchase.letters.isEmpty, let payer = purchase.order.payer,
            let account = try connection.accounts.find(payer)
        else { return }
        for letter in purchase.letters.compactMap({ write($0, account) }) {
            try connection.outbox.insert(letter, at: now)
        }
    }
}
