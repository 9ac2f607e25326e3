import Database
import Domain

extension TableBase {
    var orders: OrderTable<Self> { OrderTable(base: self) }
}

/// The tables of orders, with refunds, facts and the ledger.
struct OrderTable<Base: TableBase>: Table {
    let base: Base

    func find(_ id: Order.ID) throws -> Order? {
        let row = try connection.first("SELECT \(Order.columns) FROM orders WHERE orders.id = \(id)")
        return try row.flatMap { try orders([$0]).first }
    }

    /// Reads the rows' orders, with one more statement for each thousand. The parameters of a statement are
    /// limited.
    func orders(_ rows: [Row]) throws -> [Order] {
        let most = 1_000
        return try stride(from: 0, to: rows.count, by: most).flatMap { start in
            try part(rows[start..<min(start + most, rows.count)])
        }
    }

    private func part(_ rows: ArraySlice<Row>) throws -> [Order] {
        let ids: [Order.ID] = try rows.map { try $0.value("order_id") }
        var refunds: [Order.ID: [Refund]] = [:]
        for row in try connection.run(
            """
            SELECT id, order_id, amount, cause, reason, settlement, asked_at, state, done_at
            FROM order_refunds
            WHERE order_id IN \(list: ids) ORDER BY order_id, place
            """
        ) {
            refunds[try row.value("order_id"), default: []].append(try Refund(row: row))
        }
        let uses = try uses(of: rows)
        return try zip(ids, rows).map { try Order(row: $1, refunds[$0] ?? [], uses[$0] ?? []) }
    }

    /// The lessons that were booked with the passes among the rows.
    private func uses(of rows: ArraySlice<Row>) throws -> [Order.ID: [PassUse]] {
        var passes: [Order.ID] = []
        for row in rows where try row.value("item") == "pass" { passes.append(try row.value("order_id")) }
        guard !passes.isEmpty else { return [:] }
        var uses: [Order.ID: [PassUse]] = [:]
        for row in try connection.run(
            """
            SELECT deal, order_id, starts_at, notice_start, used_at, returned_at FROM pass_uses
            WHERE order_id IN \(list: passes) ORDER BY order_id, used_at, deal
            """
        ) {
            uses[try row.value("order_id"), default: []].append(try PassUse(row: row))
        }
        return uses
    }

    func sale(of listing: Listing.ID) throws -> Sale? {
        try connection.first(
            """
            SELECT seller_name, seller_contact, business_number, commission, transfer_hours, deposit, days,
                cooling, register_issued_on, building_issued_on
            FROM sales WHERE listing = \(listing)
            """
        )
        .map { try Sale(row: $0, of: listing, connection.lessonOffers.find(listing)) }
    }

    private func update(_ order: Order) throws {
        let (details, account, offer) = (order.details, order.details.account, order.offer)
        let (refundAccount, item) = (order.refundAccount, order.terms.item)
        try connection.execute(
            """
            UPDATE orders
            SET state = \(order.state.rawValue), changed_at = \(order.changedAt),
                held_until = \(order.heldUntil), deadline = \(order.terms.deadline),
                withdrawn_at = \(order.withdrawnAt),
                sold_at = \(order.soldAt), fulfilled_at = \(order.fulfilledAt),
                method = \(details.method), receipt_address = \(details.receiptAddress),
                account_bank = \(account?.bank), account_number = \(account?.number),
                account_expires_at = \(account?.expiresAt),
                refund_bank = \(refundAccount?.bank.rawValue), refund_number = \(refundAccount?.number),
                refund_holder = \(refundAccount?.holder), refund_account_at = \(refundAccount?.givenAt),
                problem = \(order.problem?.text), dates = \(item.storedDates),
                last_date = \(item.seat?.dates.last), offered_at = \(offer?.madeAt),
                offer_amount = \(offer?.amount.won), offer_until = \(offer?.until),
                freezes = \(order.storedFreezes), contract_asked_at = \(order.contractAskedAt),
                contract_agreed_at = \(order.contractAgreedAt),
                has_open_refund = \(order.openRefund != nil)
            WHERE id = \(order.id)
            """
        )
    }

    private func append<Item>(
        _ items: [Item],
        to table: SQL,
        of order: Order.ID,
        _ row: (Int, Item) -> some InsertableRow
    ) throws {
        guard !items.isEmpty else { return }
        let next: Int =
            try connection.first(
                "SELECT coalesce(max(number), 0) + 1 AS next FROM \(table) WHERE order_id = \(order)"
            )?.value("next") ?? 1
        try connection.insert(items.enumerated().map { row(next + $0, $1) })
    }
}

extension OrderTable<Transaction> {
    /// Loads, changes and saves the order, which is locked until the transaction ends. Nil without one.
    func change<Result>(
        _ id: Order.ID,
        by source: OrderFact.Source,
        _ change: (inout Purchase) throws -> Result
    ) throws -> (purchase: Purchase, result: Result)? {
        guard let before = try purchase(id, by: source) else { return nil }
        var after = before
        let result = try change(&after)
        try save(after, of: before)
        return (after, result)
    }

    private func purchase(_ id: Order.ID, by source: OrderFact.Source) throws -> Purchase? {
        try connection.execute("UPDATE orders SET state = state WHERE id = \(id)")
        guard let order = try find(id) else { return nil }
        return Purchase(
            order,
            of: try order.subject.listing.flatMap(transaction.listings.find),
            standing: try standing(of: order),
            by: source,
            at: now
        ) { [identifiers] in identifiers.next() }
    }

    func insert(_ purchase: Purchase) throws {
        try connection.insert(purchase.order)
        try saveEffects(of: purchase)
    }

    /// Saves all effects of the change: the order, the listing's seats, facts, entries, lines and notices.
    private func save(_ purchase: Purchase, of before: Purchase) throws {
        let order = purchase.order
        if order != before.order {
            try update(order)
            let refunds = order.refunds.enumerated().map { RefundRow($1, of: order.id, place: $0) }
            try connection.insert(
                refunds,
                """
                ON CONFLICT (id) DO UPDATE SET amount = excluded.amount, state = excluded.state,
                    done_at = excluded.done_at, settlement = excluded.settlement
                """
            )
            try connection.insert(
                order.uses.map { PassUseRow($0, of: order.id) },
                """
                ON CONFLICT (deal, order_id) DO UPDATE SET starts_at = excluded.starts_at,
                    notice_start = excluded.notice_start, returned_at = excluded.returned_at
                """
            )
        }
        try saveEffects(of: purchase)
    }

    private func saveEffects(of purchase: Purchase) throws {
        let order = purchase.order
        if let listing = purchase.listing, try listing != transaction.listings.find(listing.id) {
            try transaction.listings.save(listing)
        }
        try append(purchase.facts, to: "order_facts", of: order.id) {
            OrderFactRow($1, of: order.id, number: $0)
        }
        try append(purchase.changes, to: "order_changes", of: order.id) {
            SoldChangeRow(change: $1, order: order.id, number: $0)
        }
        try append(purchase.entries, to: "ledger_entries", of: order.id) {
            LedgerRow($1, of: order.id, number: $0, at: now)
        }
        for line in purchase.lines { try tell(line, of: purchase) }
    }

    /// Adds the line to the parties' conversation, which begins with it if there is none, and notifies both.
    private func tell(_ event: Line.Event, of purchase: Purchase) throws {
        let order = purchase.order
        if let payer = order.payer, let payee = order.payee {
            var talk = try transaction.conversations.find(about: order.subject, of: payer)
            if talk == nil, purchase.listing != nil {
                let conversation = Conversation(
                    id: identifiers.next(),
                    subject: order.subject,
                    title: order.title,
                    organiser: payee,
                    form: .pair(guest: payer),
                    begunAt: now
                )
                try transaction.conversations.insert(conversation)
                talk = conversation.id
            }
            if let talk {
                try transaction.conversations.say(
                    Line(event, by: nil),
                    in: talk,
                    as: identifiers.next(),
                    at: now
                )
            }
        }
        for notice in order.notices(of: event) { try transaction.notices.tell(notice) }
    }
}
