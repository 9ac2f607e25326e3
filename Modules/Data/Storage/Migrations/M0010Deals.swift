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
                title TEXT NOT NULL,
                author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                partner INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                provider INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                receiver INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                state TEXT NOT NULL CHECK (state IN ('proposed', 'changes-asked', 'declined', 'withdrawn',
                    'accepted', 'cancelled', 'done')),
                starts_at INTEGER NOT NULL,
                minutes INTEGER NOT NULL CHECK (minutes > 0),
                ends_at INTEGER NOT NULL,
                code INTEGER NOT NULL,
                latitude INTEGER NOT NULL,
                longitude INTEGER NOT NULL,
                address TEXT CHECK (address <> ''),
                price INTEGER CHECK (price >= 0),
                price_unit TEXT CHECK (price_unit <> ''),
                note TEXT CHECK (note <> ''),
                proposed_at INTEGER NOT NULL,
                changed_at INTEGER NOT NULL,
                actor INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                reason TEXT CHECK (reason <> ''),
                author_done_at INTEGER,
                partner_done_at INTEGER,
                done_at INTEGER,
                CHECK ((price IS NULL) = (price_unit IS NULL)),
                CHECK ((state = 'done') = (done_at IS NOT NULL))
            ) STRICT;

            CREATE INDEX deals_of_conversation ON deals (conversation, id);
            CREATE UNIQUE INDEX deals_open ON deals (conversation)
                WHERE state IN ('proposed', 'changes-asked', 'accepted');
            CREATE INDEX deals_given ON deals (provider, state, id);
            CREATE INDEX deals_received ON deals (receiver, state, id);
            CREATE INDEX deals_due ON deals (ends_at) WHERE state = 'accepted';
            CREATE INDEX deals_of_author ON deals (author);
            CREATE INDEX deals_of_partner ON deals (partner);

            CREATE TABLE reviews (
                id INTEGER PRIMARY KEY,
                deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
                author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                about INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                halves INTEGER NOT NULL CHECK (halves BETWEEN 1 AND 10),
                text TEXT CHECK (text <> ''),
                written_at INTEGER NOT NULL,
                revealed_at INTEGER NOT NULL,
                reply TEXT CHECK (reply <> ''),
                replied_at INTEGER,
                UNIQUE (deal, about)
            ) STRICT;

            CREATE INDEX reviews_about ON reviews (about, id);
            CREATE INDEX reviews_of_author ON reviews (author);
            """
    )
}
