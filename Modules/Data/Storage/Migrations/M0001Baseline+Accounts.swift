extension Baseline {
    /// Members, their sign-ins, homes, images and requests.
    static let accounts = """
        CREATE TABLE accounts (
            id INTEGER PRIMARY KEY,
            email TEXT NOT NULL UNIQUE,
            nickname TEXT NOT NULL,
            nickname_key TEXT NOT NULL UNIQUE,
            language TEXT NOT NULL CHECK (language IN ('ko', 'en')),
            birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2500),
            gender TEXT CHECK (gender IN ('female', 'male', 'other')),
            bio TEXT CHECK (bio <> ''),
            company TEXT CHECK (company <> ''),
            job_group TEXT CHECK (job_group <> ''),
            joined_at INTEGER NOT NULL,
            interests INTEGER NOT NULL DEFAULT 0,
            email_verified_at INTEGER,
            pace TEXT CHECK (pace IN ('beginner', 'average', 'fast', 'expert')),
            shown_details INTEGER NOT NULL DEFAULT 0,
            birth_year_changed_at INTEGER,
            gender_changed_at INTEGER,
            job_group_changed_at INTEGER,
            is_indexed INTEGER NOT NULL DEFAULT 1 CHECK (is_indexed IN (0, 1))
        ) STRICT;
        CREATE INDEX accounts_unindexed ON accounts (id) WHERE is_indexed = 0;
        CREATE INDEX accounts_newest ON accounts (joined_at, id);
        CREATE INDEX accounts_unconfirmed ON accounts (joined_at, id) WHERE email_verified_at IS NULL;

        CREATE TABLE erasures (
            member INTEGER PRIMARY KEY,
            erased_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX erasures_by_time ON erasures (erased_at);

        CREATE TABLE credentials (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            seal TEXT NOT NULL CHECK (seal <> '')
        ) STRICT;

        CREATE TABLE sessions (
            id INTEGER PRIMARY KEY,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            device TEXT NOT NULL,
            opened_at INTEGER NOT NULL,
            last_used_at INTEGER NOT NULL,
            generation INTEGER NOT NULL CHECK (generation >= 1),
            refresh_expires_at INTEGER NOT NULL,
            authenticated_at INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX sessions_of_member ON sessions (member, last_used_at);

        CREATE TABLE sign_in_tries (
            key TEXT PRIMARY KEY,
            empty_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX sign_in_tries_by_end ON sign_in_tries (empty_at);

        CREATE TABLE challenges (
            id INTEGER PRIMARY KEY,
            member INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
            purpose TEXT NOT NULL CHECK (purpose IN ('email', 'password', 'sign-up')),
            address TEXT NOT NULL,
            seal TEXT NOT NULL CHECK (seal <> ''),
            tries_left INTEGER NOT NULL CHECK (tries_left >= 0),
            expires_at INTEGER NOT NULL,
            CHECK ((member IS NULL) = (purpose = 'sign-up')),
            UNIQUE (member, purpose)
        ) STRICT;
        CREATE INDEX challenges_by_end ON challenges (expires_at);
        CREATE UNIQUE INDEX challenges_of_newcomer ON challenges (address) WHERE member IS NULL;

        CREATE TABLE identities (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            provider TEXT NOT NULL CHECK (provider <> ''),
            subject TEXT NOT NULL CHECK (subject <> ''),
            linked_at INTEGER NOT NULL,
            PRIMARY KEY (member, provider),
            UNIQUE (provider, subject)
        ) STRICT;

        CREATE TABLE consents (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            document TEXT NOT NULL CHECK (document IN ('terms', 'privacy', 'location')),
            language TEXT NOT NULL CHECK (language IN ('ko', 'en')),
            digest TEXT NOT NULL CHECK (length(digest) = 64),
            given_at INTEGER NOT NULL,
            PRIMARY KEY (member, document, digest)
        ) STRICT;

        CREATE TABLE home_neighbourhoods (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 2),
            code TEXT NOT NULL,
            reach INTEGER NOT NULL CHECK (reach BETWEEN 0 AND 3),
            verified_on INTEGER CHECK (verified_on BETWEEN 0 AND 2932896),
            PRIMARY KEY (member, place),
            UNIQUE (member, code)
        ) STRICT;

        CREATE TABLE calendar_addresses (
            id INTEGER PRIMARY KEY,
            member INTEGER NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
            created_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE websites (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            host TEXT NOT NULL CHECK (host <> ''),
            added_at INTEGER NOT NULL,
            proven_at INTEGER,
            PRIMARY KEY (member, host)
        ) STRICT;

        CREATE TABLE operators (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            since INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE trusted_members (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            since INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE blocks (
            blocker INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            blocked INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            PRIMARY KEY (blocker, blocked),
            CHECK (blocker <> blocked)
        ) STRICT;
        CREATE INDEX blocks_of_blocked ON blocks (blocked, blocker);
        CREATE INDEX blocks_newest ON blocks (blocker, at, blocked);

        CREATE TABLE images (
            id INTEGER PRIMARY KEY,
            owner INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            width INTEGER NOT NULL CHECK (width > 0),
            height INTEGER NOT NULL CHECK (height > 0),
            thumb TEXT NOT NULL,
            card TEXT NOT NULL,
            full_size TEXT NOT NULL,
            uploaded_at INTEGER NOT NULL,
            UNIQUE (full_size, owner)
        ) STRICT;
        CREATE INDEX images_of_owner ON images (owner, uploaded_at);
        CREATE INDEX images_by_thumb ON images (thumb);
        CREATE INDEX images_by_card ON images (card);

        ALTER TABLE accounts ADD COLUMN picture INTEGER REFERENCES images (id) ON DELETE SET NULL;
        CREATE INDEX accounts_of_picture ON accounts (picture);

        CREATE TABLE image_uses (
            subject_kind TEXT NOT NULL,
            subject_id INTEGER NOT NULL,
            place INTEGER NOT NULL CHECK (place >= 0),
            image INTEGER NOT NULL REFERENCES images (id) ON DELETE CASCADE,
            PRIMARY KEY (subject_kind, subject_id, place)
        ) STRICT;
        CREATE INDEX image_uses_of_image ON image_uses (image);

        CREATE TABLE request_keys (
            owner TEXT NOT NULL,
            key TEXT NOT NULL,
            member INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
            fingerprint BLOB NOT NULL,
            result INTEGER,
            answer BLOB,
            at INTEGER NOT NULL,
            PRIMARY KEY (owner, key)
        ) STRICT;
        CREATE INDEX request_keys_by_member ON request_keys (member);
        CREATE INDEX request_keys_by_time ON request_keys (at);

        CREATE TABLE key_fingerprint (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            fingerprint BLOB NOT NULL
        ) STRICT;
        """
}
