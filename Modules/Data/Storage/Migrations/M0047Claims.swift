import Database

extension Migration {
    /// Adds claims of imported listings, and sources that members propose. Both need new states, so the
    /// tables of sources are written again.
    static let claims = Migration(
        47,
        "claims",
        sql: """
            CREATE TABLE claims (
                id INTEGER PRIMARY KEY,
                listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                note TEXT CHECK (note <> ''),
                state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'overtaken')),
                claimed_at INTEGER NOT NULL,
                decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
                reason TEXT CHECK (reason <> '')
                    CHECK ((reason IS NOT NULL) = (state = 'declined')),
                UNIQUE (listing, member)
            ) STRICT;

            CREATE UNIQUE INDEX claims_approved ON claims (listing) WHERE state = 'approved';

            CREATE INDEX claims_by_state ON claims (state, claimed_at, id);

            CREATE INDEX claims_of_member ON claims (member);

            CREATE TABLE sources_with_proposals (
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
                state TEXT NOT NULL
                    CHECK (state IN ('proposed', 'declined', 'active', 'paused', 'withdrawn')),
                reason TEXT CHECK (reason <> '')
                    CHECK ((reason IS NOT NULL) = (state = 'declined')),
                added_at INTEGER NOT NULL,
                last_fetch INTEGER,
                next_fetch INTEGER NOT NULL,
                busy_until INTEGER,
                entity_tag TEXT,
                last_modified TEXT,
                failures INTEGER NOT NULL CHECK (failures >= 0),
                failure TEXT CHECK ((failure IS NULL) = (failures = 0))
            ) STRICT;

            INSERT INTO sources_with_proposals (id, owner, address, format, name, contact, licence, terms,
                code, host, state, added_at, last_fetch, next_fetch, busy_until, entity_tag, last_modified,
                failures, failure)
            SELECT id, owner, address, format, name, contact, licence, terms, code, host, state, added_at,
                last_fetch, next_fetch, busy_until, entity_tag, last_modified, failures, failure
            FROM sources;

            CREATE TABLE claimed_entries (
                id INTEGER PRIMARY KEY,
                source INTEGER NOT NULL REFERENCES sources_with_proposals (id) ON DELETE CASCADE,
                uid TEXT NOT NULL CHECK (uid <> ''),
                recurrence TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('waiting', 'published', 'skipped', 'claimed')),
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

            INSERT INTO claimed_entries (id, source, uid, recurrence, state, misses, seen_at, sequence,
                modified_at, is_cancelled, title, contents, ends_at, latitude, longitude, raw, diagnostics,
                listing)
            SELECT id, source, uid, recurrence, state, misses, seen_at, sequence, modified_at, is_cancelled,
                title, contents, ends_at, latitude, longitude, raw, diagnostics, listing
            FROM source_entries;

            DROP TABLE source_entries;

            DROP TABLE sources;

            ALTER TABLE sources_with_proposals RENAME TO sources;

            ALTER TABLE claimed_entries RENAME TO source_entries;

            CREATE INDEX sources_of_owner ON sources (owner);

            CREATE INDEX sources_by_due ON sources (next_fetch) WHERE state = 'active';

            CREATE INDEX source_entries_of_listing ON source_entries (listing) WHERE listing IS NOT NULL;

            CREATE INDEX source_entries_by_state ON source_entries (source, state, id);
            """
    )
}
