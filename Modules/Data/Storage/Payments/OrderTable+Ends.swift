import Database
import Domain

extension OrderTable {
    /// Ends holds of a listing that are over.
    func endHolds(in subject: Subject, identifiers: IdentifierGenerator, at now: Moment) throws {
        try each(
            """
            SELECT id FROM orders
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
                AND state = 'held' AND held_until <= \(now)
            ORDER BY id
            """,
            by: .poll,
            identifiers: identifiers,
            at: now
        ) { $0.learn(nil) }
    }

    /// Brings the orders of a saved listing to what its author has decided about it.
    func follow(_ listing: Listing, identifiers: IdentifierGenerator, at now: Moment) throws {
        guard listing.kind.has(.deposits) else { return }
        try each(Self.withSeat(of: listing.subject), by: .payee, identifiers: identifiers, at: now) {
            $0.followListing()
        }
    }

    /// Ends the orders of a listing that is deleted in the same transaction.
    func end(
        about subject: Subject,
        by author: Member.ID,
        identifiers: IdentifierGenerator,
        at now: Moment
    ) throws {
        try each(
            Self.withSeat(of: subject),
            by: .payee,
            identifiers: identifiers,
            at: now
        ) { $0.end(becauseOf: author) }
    }

    private static func withSeat(of subject: Subject) -> SQL {
        """
        SELECT id FROM orders
        WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number)
            AND \(Order.hasSeat)
        ORDER BY id
        """
    }

    /// Ends the orders of a member whose account is deleted in the same transaction.
    func end(of member: Member.ID, identifiers: IdentifierGenerator, at now: Moment) throws {
        for (column, source) in [("payer" as SQL, OrderFact.Source.payer), ("payee", .payee)] {
            try each(
                "SELECT id FROM orders WHERE \(column) = \(member) AND \(Order.hasSeat) ORDER BY id",
                by: source,
                identifiers: identifiers,
                at: now
            ) { $0.end(becauseOf: member) }
        }
    }

    func each(
        _ orders: SQL,
        by source: OrderFact.Source,
        identifiers: IdentifierGenerator,
        at now: Moment,
        _ change: (inout Purchase) -> Void
    ) throws {
        for row in try connection.run(orders) {
            _ = try self.change(row.value("id"), by: source, identifiers: identifiers, at: now, change)
        }
    }
}

extension Order {
    /// The SQL condition for ``Order/hasSeat``, which the index `orders_seat` has too.
    static let hasSeat: SQL = """
        state IN ('held', 'confirming', 'sold', 'partly-refunded') AND withdrawn_at IS NULL
            AND fulfilled_at IS NULL
        """

    /// The SQL condition for a lesson that is paid by itself or is being paid, which the index `orders_deal`
    /// has too.
    static let isOpen: SQL = """
        deal IS NOT NULL AND state IN ('held', 'confirming', 'sold', 'partly-refunded')
            AND withdrawn_at IS NULL
        """

    /// The SQL condition for ``Order/needsRefundAccount`` of an order with an open refund.
    static let lacksRefundAccount: SQL = "account_number IS NOT NULL AND refund_number IS NULL"

    /// The SQL condition for a paid deposit whose shop is reserved.
    static let isReserving: SQL = "item = 'deposit' AND \(isRunning)"

    /// The SQL condition for what ends at its deadline, which the index `orders_running` has too.
    static let isRunning: SQL = """
        item IN ('deposit', 'pass') AND state IN ('sold', 'partly-refunded') AND withdrawn_at IS NULL
            AND fulfilled_at IS NULL
        """
}
