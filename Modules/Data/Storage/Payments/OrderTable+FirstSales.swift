import Database
import Domain

extension OrderTable {
    /// Whether a sale of the seller was paid, kept, and is over.
    func hasFulfilled(_ seller: Member.ID, at now: Moment) throws -> Bool {
        try connection.first(
            "SELECT 1 AS found FROM orders WHERE payee = \(seller) AND \(Order.isFulfilled(at: now)) LIMIT 1"
        ) != nil
    }
}

extension Order {
    /// The SQL condition that the payer has what was paid for: it took place, was used up, or ended in a
    /// contract.
    static func isFulfilled(at now: Moment) -> SQL {
        """
        state IN ('sold', 'partly-refunded') AND problem IS NULL
            AND (fulfilled_at IS NOT NULL OR deadline <= \(now))
        """
    }

    /// The SQL condition that the seller of an order has fulfilled none yet.
    static func isOfNewSeller(at now: Moment) -> SQL {
        """
        orders.payee IS NOT NULL AND orders.payee NOT IN
            (SELECT payee FROM orders WHERE payee IS NOT NULL AND \(isFulfilled(at: now)))
        """
    }
}
