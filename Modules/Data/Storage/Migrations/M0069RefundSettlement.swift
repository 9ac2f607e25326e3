import Database

extension Migration {
    /// Adds how a refund was given back without the provider.
    static let refundSettlement = Migration(
        69,
        "refund settlement",
        sql: """
            ALTER TABLE order_refunds ADD COLUMN settlement TEXT CHECK (settlement <> '');
            """
    )
}
