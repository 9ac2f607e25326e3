import Database

extension Migration {
    /// Adds orders with their facts, refunds and entries of the ledger, sales of seats, and the webhooks that
    /// were processed. An order outlives the accounts of its parties and its listing.
    static let payments = Migration(
        49,
        "payments",
        sql: """
            CREATE TABLE seat_sales (
                listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                seller_name TEXT NOT NULL CHECK (seller_name <> ''),
                seller_contact TEXT NOT NULL CHECK (seller_contact <> ''),
                business_number TEXT CHECK (business_number <> '')
            ) STRICT;

            CREATE TABLE orders (
                id INTEGER PRIMARY KEY,
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                title TEXT NOT NULL CHECK (title <> ''),
                payer INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                payee INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                seller_name TEXT NOT NULL CHECK (seller_name <> ''),
                seller_contact TEXT NOT NULL CHECK (seller_contact <> ''),
                business_number TEXT CHECK (business_number <> ''),
                ladder TEXT NOT NULL CHECK (ladder <> ''),
                starts_at INTEGER NOT NULL,
                provider TEXT NOT NULL CHECK (provider <> ''),
                is_test INTEGER NOT NULL CHECK (is_test IN (0, 1)),
                ordered_at INTEGER NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('held', 'confirming', 'paid', 'sold',
                    'partly-refunded', 'refunded', 'cancelled', 'expired')),
                changed_at INTEGER NOT NULL,
                held_until INTEGER NOT NULL,
                withdrawn_at INTEGER,
                method TEXT CHECK (method <> ''),
                receipt_address TEXT CHECK (receipt_address <> ''),
                account_bank TEXT,
                account_number TEXT,
                account_expires_at INTEGER,
                problem TEXT CHECK (problem <> ''),
                has_open_refund INTEGER NOT NULL DEFAULT 0 CHECK (has_open_refund IN (0, 1)),
                CHECK (payer <> payee),
                CHECK ((account_bank IS NULL) = (account_number IS NULL))
            ) STRICT;

            CREATE UNIQUE INDEX orders_seat ON orders (payer, subject_kind, subject_id)
                WHERE state IN ('held', 'confirming', 'sold', 'partly-refunded') AND withdrawn_at IS NULL;
            CREATE INDEX orders_of_payer ON orders (payer, id);
            CREATE INDEX orders_of_payee ON orders (payee, id);
            CREATE INDEX orders_of_subject ON orders (subject_kind, subject_id, id);
            CREATE INDEX orders_by_state ON orders (state, id);
            CREATE INDEX orders_with_problem ON orders (id) WHERE problem IS NOT NULL;
            CREATE INDEX orders_held ON orders (held_until, id) WHERE state = 'held';
            CREATE INDEX orders_changed ON orders (changed_at);
            CREATE INDEX orders_unsettled ON orders (id)
                WHERE state IN ('held', 'confirming', 'paid') OR has_open_refund = 1;

            CREATE TABLE order_refunds (
                id INTEGER PRIMARY KEY,
                order_id INTEGER NOT NULL REFERENCES orders (id),
                place INTEGER NOT NULL CHECK (place >= 0),
                amount INTEGER NOT NULL CHECK (amount > 0),
                cause TEXT NOT NULL CHECK (cause <> ''),
                reason TEXT CHECK (reason <> ''),
                asked_at INTEGER NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('open', 'done', 'void')),
                done_at INTEGER,
                UNIQUE (order_id, place),
                CHECK ((state = 'done') = (done_at IS NOT NULL))
            ) STRICT;

            CREATE TABLE order_facts (
                order_id INTEGER NOT NULL REFERENCES orders (id),
                number INTEGER NOT NULL CHECK (number >= 1),
                event TEXT NOT NULL CHECK (event <> ''),
                source TEXT NOT NULL CHECK (source <> ''),
                amount INTEGER CHECK (amount > 0),
                at INTEGER NOT NULL,
                PRIMARY KEY (order_id, number)
            ) STRICT;

            CREATE TABLE ledger_entries (
                order_id INTEGER NOT NULL REFERENCES orders (id),
                number INTEGER NOT NULL CHECK (number >= 1),
                account TEXT NOT NULL CHECK (account IN ('payer', 'provider', 'payee')),
                movement TEXT NOT NULL CHECK (movement IN ('paid', 'sold', 'refunded')),
                won INTEGER NOT NULL CHECK (won <> 0),
                at INTEGER NOT NULL,
                PRIMARY KEY (order_id, number)
            ) STRICT;

            CREATE INDEX ledger_entries_by_time ON ledger_entries (at, order_id, number);

            CREATE TABLE payment_webhooks (
                id TEXT PRIMARY KEY CHECK (id <> ''),
                order_id INTEGER NOT NULL,
                at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX payment_webhooks_by_time ON payment_webhooks (at);
            """
    )
}
