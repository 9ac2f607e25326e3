import Database

extension Migration {
    /// Adds deposits of shops to sales and orders. An order that its parties have fulfilled takes no seat any
    /// more, and a shop whose seat is taken stays open. SQLite can't change a condition of a column.
    static let deposits = Migration(
        53,
        "deposits",
        sql: """
            ALTER TABLE listings RENAME COLUMN is_closed_by_author TO former_closure;

            ALTER TABLE listings ADD COLUMN is_closed_by_author INTEGER NOT NULL DEFAULT 0
                CHECK (is_closed_by_author IN (0, 1))
                CHECK (status <> 'open' OR (is_closed_by_author = 0 AND is_held_back = 0
                    AND (taken < seats OR kind = 'shop')));

            UPDATE listings SET is_closed_by_author = former_closure;

            ALTER TABLE listings DROP COLUMN former_closure;

            ALTER TABLE seat_sales RENAME TO sales;

            ALTER TABLE sales ADD COLUMN deposit INTEGER CHECK (deposit > 0);

            ALTER TABLE sales ADD COLUMN days INTEGER CHECK (days >= 1);

            ALTER TABLE sales ADD COLUMN cooling INTEGER CHECK (cooling >= 1);

            ALTER TABLE sales ADD COLUMN register_issued_on INTEGER;

            ALTER TABLE sales ADD COLUMN building_issued_on INTEGER;

            ALTER TABLE orders RENAME COLUMN starts_at TO deadline;

            ALTER TABLE orders ADD COLUMN item TEXT NOT NULL DEFAULT 'seat'
                CHECK (item IN ('seat', 'deposit'));

            ALTER TABLE orders RENAME COLUMN ladder TO former_ladder;

            ALTER TABLE orders ADD COLUMN ladder TEXT CHECK (ladder <> '');

            UPDATE orders SET ladder = former_ladder;

            ALTER TABLE orders DROP COLUMN former_ladder;

            ALTER TABLE orders ADD COLUMN cooling INTEGER CHECK (cooling >= 1);

            ALTER TABLE orders ADD COLUMN owner_register INTEGER;

            ALTER TABLE orders ADD COLUMN owner_building INTEGER;

            ALTER TABLE orders ADD COLUMN payer_register INTEGER;

            ALTER TABLE orders ADD COLUMN payer_building INTEGER;

            ALTER TABLE orders ADD COLUMN sold_at INTEGER;

            ALTER TABLE orders ADD COLUMN fulfilled_at INTEGER;

            DROP INDEX orders_seat;

            CREATE UNIQUE INDEX orders_seat ON orders (payer, subject_kind, subject_id)
                WHERE state IN ('held', 'confirming', 'sold', 'partly-refunded') AND withdrawn_at IS NULL
                    AND fulfilled_at IS NULL;

            CREATE INDEX orders_reserving ON orders (deadline, id)
                WHERE item = 'deposit' AND state IN ('sold', 'partly-refunded') AND withdrawn_at IS NULL
                    AND fulfilled_at IS NULL;
            """
    )
}
