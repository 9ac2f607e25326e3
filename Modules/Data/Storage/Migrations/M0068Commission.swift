import Database

extension Migration {
    /// Adds the operator's commission to sales and orders, with an account in the ledger.
    static let commission = Migration(
        68,
        "commission",
        sql: """
            ALTER TABLE sales ADD COLUMN commission INTEGER NOT NULL DEFAULT 0
                CHECK (commission BETWEEN 0 AND 3000);

            ALTER TABLE orders ADD COLUMN commission INTEGER NOT NULL DEFAULT 0
                CHECK (commission BETWEEN 0 AND 3000);

            CREATE TABLE ledger_copy (
                order_id INTEGER NOT NULL REFERENCES orders (id),
                number INTEGER NOT NULL CHECK (number >= 1),
                account TEXT NOT NULL CHECK (account IN ('payer', 'provider', 'payee', 'operator')),
                movement TEXT NOT NULL CHECK (movement IN ('paid', 'sold', 'refunded')),
                won INTEGER NOT NULL CHECK (won <> 0),
                at INTEGER NOT NULL,
                PRIMARY KEY (order_id, number)
            ) STRICT;

            INSERT INTO ledger_copy (order_id, number, account, movement, won, at)
                SELECT order_id, number, account, movement, won, at FROM ledger_entries;

            DROP TABLE ledger_entries;

            ALTER TABLE ledger_copy RENAME TO ledger_entries;

            CREATE INDEX ledger_entries_by_time ON ledger_entries (at, order_id, number);
            """
    )
}
