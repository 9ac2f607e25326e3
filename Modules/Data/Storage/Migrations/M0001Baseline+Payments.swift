extension Baseline {
    /// Sales, orders and the ledger.
    static let payments = """
        CREATE TABLE sales (
            listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            seller_name TEXT NOT NULL CHECK (seller_name <> ''),
            seller_contact TEXT NOT NULL CHECK (seller_contact <> ''),
            business_number TEXT CHECK (business_number <> ''),
            deposit INTEGER CHECK (deposit > 0),
            days INTEGER CHECK (days >= 1),
            cooling INTEGER CHECK (cooling >= 1),
            register_issued_on INTEGER,
            building_issued_on INTEGER,
            commission INTEGER NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 3000),
            transfer_hours INTEGER NOT NULL DEFAULT 2 CHECK (transfer_hours BETWEEN 2 AND 24)
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
            deadline INTEGER NOT NULL,
            provider TEXT NOT NULL CHECK (provider <> ''),
            is_test INTEGER NOT NULL CHECK (is_test IN (0, 1)),
            ordered_at INTEGER NOT NULL,
            state TEXT NOT NULL
                CHECK (state IN ('held', 'confirming', 'paid', 'sold', 'partly-refunded', 'refunded',
                'cancelled', 'expired')),
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
            ladder TEXT CHECK (ladder <> ''),
            cooling INTEGER CHECK (cooling >= 1),
            owner_register INTEGER,
            owner_building INTEGER,
            payer_register INTEGER,
            payer_building INTEGER,
            sold_at INTEGER,
            fulfilled_at INTEGER,
            refund_bank TEXT,
            refund_number TEXT CHECK ((refund_number IS NULL) = (refund_bank IS NULL)),
            refund_holder TEXT CHECK ((refund_holder IS NULL) = (refund_bank IS NULL)),
            refund_account_at INTEGER CHECK ((refund_account_at IS NULL) = (refund_bank IS NULL)),
            item TEXT NOT NULL DEFAULT 'seat' CHECK (item IN ('seat', 'deposit', 'pass', 'lesson')),
            lessons INTEGER CHECK (lessons >= 1),
            validity TEXT CHECK (validity <> ''),
            notice INTEGER CHECK (notice >= 0),
            deal INTEGER,
            commission INTEGER NOT NULL DEFAULT 0 CHECK (commission BETWEEN 0 AND 3000),
            transfer_hours INTEGER NOT NULL DEFAULT 2 CHECK (transfer_hours BETWEEN 2 AND 24),
            dates TEXT,
            last_date INTEGER,
            rest_ladder TEXT CHECK (rest_ladder <> ''),
            offered_at INTEGER,
            offer_amount INTEGER CHECK (offer_amount >= 0)
                CHECK ((offer_amount IS NULL) = (offered_at IS NULL)),
            offer_until INTEGER CHECK (offer_until IS NULL OR offered_at IS NOT NULL),
            freezes TEXT CHECK (freezes <> ''),
            contract_asked_at INTEGER,
            contract_agreed_at INTEGER,
            reminded_at INTEGER,
            CHECK (payer <> payee),
            CHECK ((account_bank IS NULL) = (account_number IS NULL))
        ) STRICT;
        CREATE INDEX passes_to_remind ON orders (deadline, id)
            WHERE item = 'pass' AND reminded_at IS NULL;
        CREATE INDEX orders_of_payer ON orders (payer, id);
        CREATE INDEX orders_of_payee ON orders (payee, id);
        CREATE INDEX orders_of_subject ON orders (subject_kind, subject_id, id);
        CREATE INDEX orders_by_state ON orders (state, id);
        CREATE INDEX orders_with_problem ON orders (id) WHERE problem IS NOT NULL;
        CREATE INDEX orders_held ON orders (held_until, id) WHERE state = 'held';
        CREATE INDEX orders_changed ON orders (changed_at);
        CREATE INDEX orders_unsettled ON orders (id)
            WHERE state IN ('held', 'confirming', 'paid') OR has_open_refund = 1;
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
        CREATE INDEX orders_former_deposit ON orders (subject_kind, subject_id)
            WHERE item = 'deposit' AND fulfilled_at IS NOT NULL AND contract_agreed_at IS NULL
                AND state IN ('sold', 'partly-refunded');

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
            settlement TEXT CHECK (settlement <> ''),
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
            account_bank TEXT CHECK (account_bank <> ''),
            account_digits TEXT CHECK ((account_digits IS NULL) = (account_bank IS NULL)),
            PRIMARY KEY (order_id, number)
        ) STRICT;

        CREATE TABLE order_changes (
            order_id INTEGER NOT NULL REFERENCES orders (id),
            number INTEGER NOT NULL CHECK (number >= 1),
            part TEXT NOT NULL CHECK (part <> ''),
            former TEXT NOT NULL,
            latter TEXT NOT NULL,
            at INTEGER NOT NULL,
            PRIMARY KEY (order_id, number)
        ) STRICT;

        CREATE TABLE pass_uses (
            deal INTEGER NOT NULL,
            order_id INTEGER NOT NULL REFERENCES orders (id),
            starts_at INTEGER NOT NULL,
            used_at INTEGER NOT NULL,
            returned_at INTEGER,
            notice_start INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (deal, order_id)
        ) STRICT;
        CREATE UNIQUE INDEX pass_uses_of_deal ON pass_uses (deal) WHERE returned_at IS NULL;
        CREATE INDEX pass_uses_of_order ON pass_uses (order_id, used_at, deal);

        CREATE TABLE ledger_entries (
            order_id INTEGER NOT NULL REFERENCES orders (id),
            number INTEGER NOT NULL CHECK (number >= 1),
            account TEXT NOT NULL CHECK (account IN ('payer', 'provider', 'payee', 'operator')),
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

        CREATE TABLE seller_readings (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            PRIMARY KEY (member, listing)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX seller_readings_of_listing ON seller_readings (listing);
        """
}
