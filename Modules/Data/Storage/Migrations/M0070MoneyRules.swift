import Database

extension Migration {
    /// Adds what decides who may change what after money came in: all dates of a paid class, what a payer can
    /// take back after a change, what is frozen, the payer's yes to a contract, and moves without asking.
    static let moneyRules = Migration(
        70,
        "money rules",
        sql: """
            ALTER TABLE sales ADD COLUMN transfer_hours INTEGER NOT NULL DEFAULT 2
                CHECK (transfer_hours BETWEEN 2 AND 24);

            ALTER TABLE orders ADD COLUMN transfer_hours INTEGER NOT NULL DEFAULT 2
                CHECK (transfer_hours BETWEEN 2 AND 24);

            ALTER TABLE orders ADD COLUMN dates TEXT;

            ALTER TABLE orders ADD COLUMN last_date INTEGER;

            ALTER TABLE orders ADD COLUMN rest_ladder TEXT CHECK (rest_ladder <> '');

            UPDATE orders SET dates = CAST(deadline AS TEXT), last_date = deadline,
                rest_ladder = '1/3:2/3,1/2:1/2'
            WHERE item = 'seat';

            ALTER TABLE orders ADD COLUMN offered_at INTEGER;

            ALTER TABLE orders ADD COLUMN offer_amount INTEGER CHECK (offer_amount >= 0)
                CHECK ((offer_amount IS NULL) = (offered_at IS NULL));

            ALTER TABLE orders ADD COLUMN offer_until INTEGER
                CHECK (offer_until IS NULL OR offered_at IS NOT NULL);

            ALTER TABLE orders ADD COLUMN freezes TEXT CHECK (freezes <> '');

            ALTER TABLE orders ADD COLUMN contract_asked_at INTEGER;

            ALTER TABLE orders ADD COLUMN contract_agreed_at INTEGER;

            CREATE INDEX orders_former_deposit ON orders (subject_kind, subject_id)
                WHERE item = 'deposit' AND fulfilled_at IS NOT NULL AND contract_agreed_at IS NULL
                    AND state IN ('sold', 'partly-refunded');

            ALTER TABLE order_facts ADD COLUMN account_bank TEXT CHECK (account_bank <> '');

            ALTER TABLE order_facts ADD COLUMN account_digits TEXT
                CHECK ((account_digits IS NULL) = (account_bank IS NULL));

            ALTER TABLE pass_uses ADD COLUMN notice_start INTEGER NOT NULL DEFAULT 0;

            UPDATE pass_uses SET notice_start = starts_at;

            ALTER TABLE deals ADD COLUMN rebookings INTEGER NOT NULL DEFAULT 0 CHECK (rebookings >= 0);

            ALTER TABLE decisions ADD COLUMN money TEXT CHECK (money <> '');

            CREATE TABLE order_changes (
                order_id INTEGER NOT NULL REFERENCES orders (id),
                number INTEGER NOT NULL CHECK (number >= 1),
                part TEXT NOT NULL CHECK (part <> ''),
                former TEXT NOT NULL,
                latter TEXT NOT NULL,
                at INTEGER NOT NULL,
                PRIMARY KEY (order_id, number)
            ) STRICT;
            """
    )
}
