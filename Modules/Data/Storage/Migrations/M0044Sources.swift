import Database

extension Migration {
    /// Adds the sources of events, and their entries. An entry's contents are those last imported, to tell
    /// what a person has edited since.
    static let sources = Migration(
        44,
        "sources",
        sql: """
            CREATE TABLE sources (
                id INTEGER PRIMARY KEY,
                owner INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                address TEXT NOT NULL UNIQUE,
                format TEXT CHECK (format IN ('icalendar', 'feed', 'json-feed', 'page')),
                name TEXT NOT NULL CHECK (name <> ''),
                contact TEXT CHECK (contact <> ''),
                licence TEXT NOT NULL CHECK (licence <> ''),
                terms TEXT CHECK (terms <> ''),
                code INTEGER NOT NULL,
                host TEXT CHECK (host <> ''),
                state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'withdrawn')),
                added_at INTEGER NOT NULL,
                last_fetch INTEGER,
                next_fetch INTEGER NOT NULL,
                busy_until INTEGER,
                entity_tag TEXT,
                last_modified TEXT,
                failures INTEGER NOT NULL CHECK (failures >= 0),
                failure TEXT CHECK ((failure IS NULL) = (failures = 0))
            ) STRICT;

            CREATE INDEX sources_of_owner ON sources (owner);

            CREATE INDEX sources_by_due ON sources (next_fetch) WHERE state = 'active';

            CREATE TABLE source_entries (
                id INTEGER PRIMARY KEY,
                source INTEGER NOT NULL REFERENCES sources (id) ON DELETE CASCADE,
                uid TEXT NOT NULL CHECK (uid <> ''),
                recurrence TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'published', 'skipped')),
                misses INTEGER NOT NULL CHECK (misses >= 0),
                seen_at INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                modified_at INTEGER,
                is_cancelled INTEGER NOT NULL CHECK (is_cancelled IN (0, 1)),
                title TEXT NOT NULL,
                contents TEXT,
                ends_at INTEGER,
                latitude INTEGER,
                longitude INTEGER CHECK ((longitude IS NULL) = (latitude IS NULL)),
                raw TEXT NOT NULL,
                diagnostics TEXT NOT NULL,
                listing INTEGER REFERENCES listings (id) ON DELETE SET NULL,
                UNIQUE (source, uid, recurrence)
            ) STRICT;

            CREATE INDEX source_entries_of_listing ON source_entries (listing) WHERE listing IS NOT NULL;

            CREATE INDEX source_entries_by_state ON source_entries (source, state, id);
            """
    )
}
