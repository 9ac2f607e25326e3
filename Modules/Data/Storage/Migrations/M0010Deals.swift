import Database

extension Migration {
    static let deals = Migration(
        10,
        "deals",
        sql: """
            CREATE TABLE deals (
                id INTEGER PRIMARY KEY,
                conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                title TEXT NOT NULL CHECK (title <> ''),
                author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                partner INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                author_provides INTEGER NOT NULL CHECK (author_provides IN (0, 1)),
                provider INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                receiver INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                starts_at INTEGER NOT NULL,
                minutes INTEGER NOT NULL CHECK (minutes > 0),
                ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
                code INTEGER NOT NULL,
                latitude INTEGER,
                longitude INTEGER,
                address TEXT CHECK (address <> ''),
                price INTEGER CHECK (price >= 0),
                price_unit TEXT CHECK (price_unit <> ''),
                note TEXT CHECK (note <> ''),
                proposed_at INTEGER NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('proposed', 'changes-asked', 'replaced', 'declined',
                    'withdrawn', 'accepted', 'cancelled', 'done')),
                changed_at INTEGER NOT NULL,
                changed_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                reason TEXT CHECK (reason <> ''),
                author_done_at INTEGER,
                partner_done_at INTEGER,
                done_at INTEGER,
                CHECK ((latitude IS NULL) = (longitude IS NULL)),
                CHECK (address IS NULL OR latitude IS NOT NULL),
                CHECK ((price IS NULL) = (price_unit IS NULL)),
                CHECK ((state = 'done') = (done_at IS NOT NULL))
            ) STRICT;

            CREATE INDEX deals_of_conversation ON deals (conversation, id);
            CREATE UNIQUE INDEX deals_open ON deals (conversation)
                WHERE state IN ('proposed', 'changes-asked', 'accepted');
            CREATE INDEX deals_given ON deals (provider, id);
            CREATE INDEX deals_given_by_state ON deals (provider, state, id);
            CREATE INDEX deals_received ON deals (receiver, id);
            CREATE INDEX deals_received_by_state ON deals (receiver, state, id);
            CREATE INDEX deals_due ON deals (ends_at, id) WHERE state = 'accepted';
            CREATE INDEX deals_of_author ON deals (author, state);
            CREATE INDEX deals_of_partner ON deals (partner, state);
            CREATE INDEX deals_changed_by ON deals (changed_by);

            CREATE TABLE reviews (
                id INTEGER PRIMARY KEY,
                deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
                author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                about INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                halves INTEGER NOT NULL CHECK (halves BETWEEN 1 AND 10),
                text TEXT CHECK (text <> ''),
                written_at INTEGER NOT NULL,
                revealed_at INTEGER NOT NULL,
                is_told INTEGER NOT NULL CHECK (is_told IN (0, 1)),
                reply TEXT CHECK (reply <> ''),
                replied_at INTEGER,
                UNIQUE (deal, about),
                CHECK ((reply IS NULL) = (replied_at IS NULL))
            ) STRICT;

            CREATE INDEX reviews_about ON reviews (about, revealed_at, id, halves);
            CREATE INDEX reviews_to_tell ON reviews (revealed_at, id) WHERE is_told = 0;
            CREATE INDEX reviews_of_author ON reviews (author, id);
            """
    )
}
