import Database
import Domain

extension OrderTable<Transaction> {
    /// Ends holds of a listing that are over.
    func endHolds(in subject: Subject) throws {
        try each(
            """
            SELECT id FROM orders
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
                AND state = 'held' AND held_until <= \(now)
            ORDER BY id
            """,
            by: .poll
        ) { $0.apply(nil) }
    }

    /// Brings the orders of a saved listing to what its author has decided about it.
    func follow(_ listing: Listing) throws {
        guard listing.kind.has(.deposits) else { return }
        try each(Self.withSeat(of: listing.subject), by: .payee) {
            try $0.followListing()
        }
    }

    /// Whether an edit that makes the contract of a shop has to wait for the yes of a payer, who is asked.
    func mustAskForContract<Item: StoredPost>(_ former: Item, becoming post: Item) throws -> Bool {
        let (before, after) = (former.listing.availability, post.listing.availability)
        guard after == .contracted, before != .contracted else { return false }
        var mustAsk = false
        try each(Self.withSeat(of: former.listing.subject), by: .payee) {
            if try $0.mustAskForContract() { mustAsk = true }
        }
        return mustAsk
    }

    /// Tells the payers of an edited post what has changed of what they bought.
    ///
    /// - Parameter former: what was sold before; nil if nothing was.
    func follow(_ post: some StoredPost, since former: SoldContent?) throws {
        guard let former else { return }
        let content = try content(of: post)
        let changes = content.changes(since: former, at: now)
        guard !changes.isEmpty else { return }
        try each(Self.withSeat(of: post.listing.subject), by: .payee) {
            $0.follow(changes, to: content)
        }
    }

    /// Ends the orders of a listing that is deleted in the same transaction.
    func end(about subject: Subject, by author: Member.ID) throws {
        try each(Self.withSeat(of: subject), by: .payee) { try $0.end(becauseOf: author) }
    }

    /// Ends the orders of a member whose account is deleted in the same transaction.
    func end(of member: Member.ID) throws {
        for (column, source) in [("payer" as SQL, OrderFact.Source.payer), ("payee", .payee)] {
            try each(
                "SELECT id FROM orders WHERE \(column) = \(member) AND \(Order.hasSeat) ORDER BY id",
                by: source
            ) { try $0.end(becauseOf: member) }
        }
    }

    func each(_ orders: SQL, by source: OrderFact.Source, _ change: (inout Purchase) throws -> Void) throws {
        for row in try connection.run(orders) {
            _ = try self.change(row.value("id"), by: source, change)
        }
    }
}

extension OrderTable {
    /// What payers have bought of a post; nil if none has.
    func sold(_ post: some StoredPost) throws -> SoldContent? {
        let seat = try connection.first("\(Self.withSeat(of: post.listing.subject)) LIMIT 1")
        return try seat == nil ? nil : content(of: post)
    }

    func content<Item: StoredPost>(of post: Item) throws -> SoldContent {
        let dates = try connection.run("\(Item.dates(of: [post.listing.id])) ORDER BY starts_at")
        return post.sold(
            dates: try dates.compactMap { row in
                guard let start: Moment = try row.value("starts_at"),
                    let end: Moment = try row.value("ends_at")
                else { return nil }
                return (start, end)
            }
        )
    }

    static func withSeat(of subject: Subject) -> SQL {
        """
        SELECT id FROM orders
        WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            AND \(Order.hasSeat)
        ORDER BY id
        """
    }
}

extension Order {
    /// The SQL condition for ``Order/hasSeat``, which the index `orders_seat` has too.
    static let hasSeat: SQL = """
        state IN ('held', 'confirming', 'sold', 'partly-refunded') AND withdrawn_at IS NULL
            AND fulfilled_at IS NULL
        """

    /// The SQL condition for a seat of which something lies ahead.
    static func isAhead(at now: Moment) -> SQL {
        "\(hasSeat) AND (deadline > \(now) OR last_date > \(now))"
    }

    /// The SQL condition for a lesson that is paid by itself or is being paid, which the index `orders_deal`
    /// has too.
    static let isOpen: SQL = """
        deal IS NOT NULL AND state IN ('held', 'confirming', 'sold', 'partly-refunded')
            AND withdrawn_at IS NULL
        """

    /// The SQL condition for ``Order/needsRefundAccount`` of an order with an open refund.
    static let lacksRefundAccount: SQL = "account_number IS NOT NULL AND refund_number IS NULL"

    /// The SQL condition for ``Order/isFrozen``, with the text of the problem.
    static let isFrozen: SQL = "freezes IS NOT NULL OR coalesce(problem, '') = 'disputed'"

    /// The SQL condition for a paid deposit whose shop is reserved.
    static let isReserving: SQL = "item = 'deposit' AND \(isRunning)"

    /// The SQL condition for what ends at its deadline, which the index `orders_running` has too.
    static let isRunning: SQL = """
        item IN ('deposit', 'pass') AND state IN ('sold', 'partly-refunded') AND withdrawn_at IS NULL
            AND fulfilled_at IS NULL
        """
}
