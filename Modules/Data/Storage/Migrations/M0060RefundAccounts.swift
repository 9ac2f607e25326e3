import Database

extension Migration {
    /// Adds the bank account to which a transfer is given back. Removed as soon as it is.
    static let refundAccounts = Migration(
        60,
        "refund accounts",
        sql: """
            ALTER TABLE orders ADD COLUMN refund_bank TEXT;

            ALTER TABLE orders ADD COLUMN refund_number TEXT
                CHECK ((refund_number IS NULL) = (refund_bank IS NULL));

            ALTER TABLE orders ADD COLUMN refund_holder TEXT
                CHECK ((refund_holder IS NULL) = (refund_bank IS NULL));

            ALTER TABLE orders ADD COLUMN refund_account_at INTEGER
                CHECK ((refund_account_at IS NULL) = (refund_bank IS NULL));
            """
    )
}
