import Database

extension Migration {
    /// Adds passes and single lessons to orders, and the lessons that are booked with a pass. A payer has at
    /// most one order of a seat, but several of lessons. SQLite can't change a condition of a column.
    static let paidLessons = Migration(
        63,
        "paid lessons",
        sql: """
            DROP INDEX orders_seat;

            DROP INDEX orders_reserving;

            ALTER TABLE orders RENAME COLUMN item TO former_item;

            ALTER TABLE orders ADD COLUMN item TEXT NOT NULL DEFAULT 'seat'
                CHECK (item IN ('seat', 'deposit', 'pass', 'lesson'));

            UPDATE orders SET item = former_item;

            ALTER TABLE orders DROP COLUMN former_item;

            ALTER TABLE orders ADD COLUMN lessons INTEGER CHECK (lessons >= 1);

            ALTER TABLE orders ADD COLUMN validity TEXT CHECK (validity <> '');

            ALTER TABLE orders ADD COLUMN notice INTEGER CHECK (notice >= 0);

            ALTER TABLE orders ADD COLUMN deal INTEGER;

            CREATE UNIQUE INDEX orders_seat ON orders (payer, subject_kind, subject_id)
                WHERE state IN ('held', 'confirming', 'sold', 'partly-refunded') AND withdrawn_at IS NULL
                    AND fulfilled_at IS NULL AND item IN ('seat', 'deposit');

            CREATE INDEX orders_of_payer_about ON orders (payer, subject_kind, subject_id);

            CREATE UNIQUE INDEX orders_deal ON orders (deal)
                WHERE deal IS NOT NULL AND state IN ('held', 'confirming', 'sold', 'partly-refunded')
                    AND withdrawn_at IS NULL;

            CREATE INDEX orders_of_deal ON orders (deal) WHERE deal IS NOT NULL;

            CREATE INDEX orders_running ON orders (deadline, id)
                WHERE item IN ('deposit', 'pass') AND state IN ('sold', 'partly-refunded')
                    AND withdrawn_at IS NULL AND fulfilled_at IS NULL;

            CREATE TABLE pass_uses (
                deal INTEGER NOT NULL,
                order_id INTEGER NOT NULL REFERENCES orders (id),
                starts_at INTEGER NOT NULL,
                used_at INTEGER NOT NULL,
                returned_at INTEGER,
                PRIMARY KEY (deal, order_id)
            ) STRICT;

            CREATE UNIQUE INDEX pass_uses_of_deal ON pass_uses (deal) WHERE returned_at IS NULL;

            CREATE INDEX pass_uses_of_order ON pass_uses (order_id, used_at, deal);
            """
    )
}
